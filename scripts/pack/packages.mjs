import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Mistake } from '../support/say.mjs';

/** What the site's code is made of; `ows/` is the reference back office. */
const SITE = ['app', 'cache-handler', 'components', 'instrumentation.ts', 'lib', 'middleware.ts', 'server'];
const SOURCE = /(?<!\.test)\.(tsx?|mjs)$/;
/** The reference back office is not compiled. */
const LOADER = 'tsx';
/** The framework's compiler: a built site compiles nothing. */
const COMPILER = /^@next\/swc-/;

function sourcesOf(place) {
  if (SOURCE.test(place)) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) =>
    entry.isFile() && SOURCE.test(entry.name) ? join(entry.parentPath, entry.name) : [],
  );
}

/** Those packages that the sources in these places import, or name as a file. */
function namedIn(places, names) {
  const text = places
    .flatMap(sourcesOf)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const marks = (name) => [`'${name}'`, `'${name}/`, `node_modules/${name}/`];
  return new Set(names.filter((name) => marks(name).some((mark) => text.includes(mark))));
}

/** Direct dependencies of the site: all but those that the reference back office alone uses. */
export function directDependencies(dependencies, { withBackOffice = false } = {}) {
  const names = Object.keys(dependencies);
  if (withBackOffice) return names;
  const [site, office] = [namedIn(SITE, names), namedIn(['ows'], names)];
  return names.filter((name) => name !== LOADER && (site.has(name) || !office.has(name)));
}

/** Where Node would look for a package from the one at `path`, nearest first. */
export function placesOf(path, name) {
  const folders = path === '' ? [] : [`${path}/node_modules/${name}`];
  const parts = path.split('/node_modules/');
  for (let depth = parts.length - 1; depth > 0; depth--) {
    folders.push(`${parts.slice(0, depth).join('/node_modules/')}/node_modules/${name}`);
  }
  return [...folders, `node_modules/${name}`];
}

/** What a package cannot run without: its dependencies, and its peers unless they are optional. */
export function neededBy({ dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} }) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
  return [...Object.keys(dependencies), ...peers];
}

/**
 * The production packages in package-lock.json: what `direct` needs, with the optional ones that are installed here,
 * those of this platform. Sorted paths.
 */
export function productionPaths({ packages, direct, isInstalled = existsSync }) {
  const found = new Set();
  const add = (from, name, optional) => {
    const path = placesOf(from, name).find((place) => packages[place]);
    if (optional && (COMPILER.test(name) || !path || !isInstalled(path))) return;
    if (!path || !isInstalled(path)) throw new Mistake(`The package ${name} is not installed; run npm ci.`);
    if (found.has(path)) return;
    found.add(path);
    const { optionalDependencies = {} } = packages[path];
    for (const needed of neededBy(packages[path])) {
      if (!(needed in optionalDependencies)) add(path, needed, false);
    }
    for (const extra of Object.keys(optionalDependencies)) add(path, extra, true);
  };
  for (const name of direct) add('', name, false);
  return [...found].sort();
}

/** Name of the package at a path of the lockfile. */
export const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
