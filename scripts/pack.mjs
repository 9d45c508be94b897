import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesOf } from './pack/contents.mjs';
import { directDependencies, productionPaths } from './pack/packages.mjs';
import { licences, manifest, readme, sha256 } from './pack/papers.mjs';
import { sbom } from './pack/sbom.mjs';
import { writeArchive } from './pack/tar.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;
const read = (path) => readFileSync(path, 'utf8');

function git(...args) {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** One time for all files: entity tags of static files are made of it, so it belongs to the release. */
function timeOfRelease() {
  const given = process.env.SOURCE_DATE_EPOCH || git('log', '-1', '--format=%ct');
  return given ? Number(given) : Math.floor(statSync('.next/BUILD_ID').mtimeMs / 1000);
}

/** Native packages belong to it. */
function platform() {
  const { glibcVersionRuntime } = process.report?.getReport().header ?? {};
  const libc = process.platform === 'linux' ? (glibcVersionRuntime ? '-glibc' : '-musl') : '';
  return `${process.platform}-${process.arch}${libc}`;
}

function describeRelease(own, { seconds, files, paths, withBackOffice }) {
  const links = files.filter(({ kind }) => kind === 'link').map(({ path, target }) => [path, target]);
  return {
    name: own.name,
    version: own.version,
    build: read('.next/BUILD_ID').trim(),
    commit: git('rev-parse', 'HEAD'),
    uncommittedChanges: Boolean(git('status', '--porcelain')),
    time: new Date(seconds * 1000).toISOString(),
    platform: platform(),
    node: { needed: own.engines.node, builtWith: process.versions.node },
    packages: paths.length,
    withBackOffice,
    links: Object.fromEntries(links),
  };
}

const paper = (path, text) => ({ path, kind: 'file', mode: 0o644, bytes: Buffer.from(text) });

function sumsOf(entries) {
  const lines = entries.map(
    ({ path, bytes, source }) => `${sha256(bytes ?? readFileSync(source))}  ${path}\n`,
  );
  return paper('SHA256SUMS', lines.join(''));
}

/** All entries of the archive, with its own papers, sorted. */
function entriesOf({ own, seconds, withBackOffice }) {
  const { packages } = JSON.parse(read('package-lock.json'));
  const direct = directDependencies(own.dependencies, { withBackOffice });
  const paths = productionPaths({ packages, direct });
  const files = filesOf({ packagePaths: paths, withBackOffice });
  const release = describeRelease(own, { seconds, files, paths, withBackOffice });
  const papers = [
    paper('LICENCES.txt', licences(paths)),
    paper('README.md', readme(release)),
    paper('package.json', json(manifest({ own, direct }))),
    paper('release.json', json(release)),
    paper('sbom.cdx.json', json(sbom({ own, direct, paths, packages, seconds }))),
    paper('verify.mjs', read('scripts/pack/verify.mjs')),
  ];
  const all = [...files, ...papers].sort((a, b) => (a.path < b.path ? -1 : 1));
  const sums = sumsOf(all.filter(({ kind }) => kind === 'file'));
  return { release, entries: [...all, sums] };
}

/** `npm run pack`: the built site and what it needs to run, as one archive in release/. */
await run(async () => {
  const { values } = parseArgs({
    options: {
      'with-back-office': { type: 'boolean', default: false },
      level: { type: 'string', default: '6' },
      // Of tests: another one of them may be editing a source, and a build would pull the site from under the rest.
      'as-built': { type: 'boolean', default: false },
      to: { type: 'string', default: 'release' },
    },
  });
  checkNode();
  ensureInstalled();
  if (!values['as-built']) ensureBuilt();
  const own = JSON.parse(read('package.json'));
  const seconds = timeOfRelease();
  const { release, entries } = entriesOf({ own, seconds, withBackOffice: values['with-back-office'] });
  const top = `site-${release.version}-${release.build}`;
  const inside = entries.map((entry) => ({ ...entry, path: `${top}/${entry.path}` }));
  // The framework keeps scaled pictures here; it is where operators mount a folder.
  const cache = { path: `${top}/.next/cache/`, kind: 'folder', mode: 0o755 };
  mkdirSync(values.to, { recursive: true });
  const file = join(values.to, `${top}.tar.gz`);
  const sum = await writeArchive(file, [...inside, cache], { seconds, level: Number(values.level) });
  writeFileSync(`${file}.sha256`, `${sum}  ${top}.tar.gz\n`);
  const megabytes = (statSync(file).size / 1024 / 1024).toFixed(1);
  console.log(`${file}: ${megabytes} MB, ${entries.length} files, ${release.packages} packages.`);
});
