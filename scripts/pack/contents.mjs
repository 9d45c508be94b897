import { lstatSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { officeSources } from './sources.mjs';

/** The compiled process, what is read while it runs, and what operators read. */
const FOLDERS = ['deploy', 'dist', 'public', 'settings'];
const OF_BACK_OFFICE = ['ows/content', 'ows/migrations'];
/** The words' file is looked for by next.config.mjs, and never loaded. */
const FILES = ['next.config.mjs', 'lib/words/request.ts'];
/** The loader for TypeScript reads it. */
const OFFICE_FILES = ['tsconfig.json'];

const IS_TEST = /\.test\.(tsx?|yml)$/;
/** What a build leaves behind that the built site does not read. */
const NOT_BUILT = ['build', 'cache', 'diagnostics', 'types', 'dev'];
const NOT_READ =
  /\.(map|nft\.json|tsbuildinfo)$|^(trace|trace-build|turbopack|built-from)$|^required-server-files\.js$/;
/** Of packages: types, source maps and pages about them are left out, licences stay. */
const NOT_RUN = /\.(map|d\.[cm]?ts|tsbuildinfo|markdown)$|(?<!licen[cs]e)\.md$/i;
const HIDDEN = /^\./;

/** Files and links below a folder; `keeps` decides by name and, for folders, whether they are entered. */
function walk(folder, keeps) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!keeps(entry, path)) return [];
    if (entry.isDirectory()) return walk(path, keeps);
    if (entry.isSymbolicLink()) return [{ path, kind: 'link', mode: 0o777, target: readlinkSync(path) }];
    const mode = lstatSync(path).mode & 0o100 ? 0o755 : 0o644;
    return [{ path, source: path, kind: 'file', mode }];
  });
}

const given = (entry) => !HIDDEN.test(entry.name) && !IS_TEST.test(entry.name);

/** The page of operations and what it leads to; pictures and decisions stay with the project. */
const documents = (entry) => entry.isFile() && entry.name.endsWith('.md');

const built = (entry, path) => {
  if (entry.isDirectory()) return dirname(path) !== '.next' || !NOT_BUILT.includes(entry.name);
  return !NOT_READ.test(entry.name);
};

/** Of a font package only the weight of the cards (lib/outputs/cards/fonts.ts). */
const FONT = /\/@fontsource\/.*\.(woff2?|css)$/;
const USED_FONT = /-500-normal\.woff$/;

/** What authors of packages use: folders at the top of a package. */
const OF_AUTHORS = /node_modules\/(@[^/]+\/)?[^/@]+\/(tests?|__tests__|benchmarks?)$/;

/** A package's own files; packages inside of it have paths of their own. */
const installed = (entry, path) => {
  if (FONT.test(path) && !USED_FONT.test(path)) return false;
  if (entry.isDirectory() && OF_AUTHORS.test(path)) return false;
  return entry.name !== 'node_modules' && (entry.isDirectory() || !NOT_RUN.test(entry.name));
};

const asFile = (path) => ({ path, source: path, kind: 'file', mode: 0o644 });

/** The framework notes the folder that it was built in, and reads the file for other things. */
const FRAMEWORK_NOTE = '.next/required-server-files.json';

function withoutFolder() {
  const text = readFileSync(FRAMEWORK_NOTE, 'utf8');
  const bytes = Buffer.from(text.replaceAll(JSON.parse(text).appDir, '.'));
  return { path: FRAMEWORK_NOTE, bytes, kind: 'file', mode: 0o644 };
}

const byPath = (a, b) => (a.path < b.path ? -1 : 1);

/** Everything in the archive that exists as a file, sorted by path. */
export function filesOf({ packagePaths, withBackOffice }) {
  const packed = new Set(packagePaths);
  const folders = [...FOLDERS, ...(withBackOffice ? OF_BACK_OFFICE : [])];
  /** Links of the build to packages that are in the archive. */
  const links = ({ kind, path, target }) =>
    kind !== 'link' || packed.has(join(dirname(path), target).replaceAll('\\', '/'));
  return [
    ...folders.flatMap((folder) => walk(folder, given)),
    ...[...FILES, ...(withBackOffice ? [...OFFICE_FILES, ...officeSources()] : [])].map(asFile),
    ...walk('docs', documents),
    ...walk('.next', built)
      .filter(links)
      .map((entry) => (entry.path === FRAMEWORK_NOTE ? withoutFolder() : entry)),
    ...packagePaths.flatMap((path) => walk(path, installed)),
  ].sort(byPath);
}

const LICENCE = /^(licen[cs]e|copying|notice|copyright|ofl)/i;

/** The licence files at the top of a package. */
export const licenceFilesOf = (path) =>
  readdirSync(path)
    .filter((name) => LICENCE.test(basename(name)) && lstatSync(join(path, name)).isFile())
    .sort()
    .map((name) => join(path, name));
