import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * `node verify.mjs` in an unpacked release: every file is what it was when it was packed, there is no other, and this
 * machine can run it. Needs nothing but Node.
 */
const SUMS = 'SHA256SUMS';
/** Written by a running site, if nobody told it another place; the cache may be a link to another folder. */
const WRITTEN = ['.data/', '.next/cache/'];
const LINKED = '.next/cache';

const root = dirname(fileURLToPath(import.meta.url));
const read = (path) => readFileSync(join(root, path));

/** Files and links; newer versions of Node would follow links to folders if they listed them recursively. */
function filesIn(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    return entry.isDirectory() ? filesIn(`${path}/`) : [path];
  });
}

const present = () =>
  filesIn('').filter(
    (path) => path !== SUMS && path !== LINKED && !WRITTEN.some((folder) => path.startsWith(folder)),
  );

function faultsOfFiles(links) {
  const sums = new Map(
    read(SUMS)
      .toString()
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(66), line.slice(0, 64)]),
  );
  const found = new Set(present());
  const faults = [];
  for (const [path, sum] of sums) {
    if (!found.has(path)) faults.push(`${path} is missing`);
    else if (createHash('sha256').update(read(path)).digest('hex') !== sum)
      faults.push(`${path} was changed`);
  }
  for (const [path, target] of Object.entries(links)) {
    if (!found.has(path)) faults.push(`${path} is missing`);
    else if (readlinkSync(join(root, path)) !== target) faults.push(`${path} was changed`);
  }
  for (const path of found) if (!sums.has(path) && !(path in links)) faults.push(`${path} was added`);
  return { faults, count: sums.size };
}

function faultsOfMachine({ platform, node }) {
  const header = process.report?.getReport().header ?? {};
  const libc = process.platform === 'linux' ? (header.glibcVersionRuntime ? '-glibc' : '-musl') : '';
  const here = `${process.platform}-${process.arch}${libc}`;
  const faults = here === platform ? [] : [`The release was made for ${platform}; this is ${here}`];
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [least, minorLeast] = node.needed.replace(/^\D+/, '').split('.').map(Number);
  const old = major < least || (major === least && minor < minorLeast);
  return old ? [...faults, `Node ${node.needed} is needed; this is ${process.versions.node}`] : faults;
}

if (!existsSync(join(root, SUMS))) {
  console.error(`${SUMS} is missing: this is not a release.`);
  process.exit(1);
}
const release = JSON.parse(read('release.json').toString());
const { faults, count } = faultsOfFiles(release.links);
const all = [...faults, ...faultsOfMachine(release)];
for (const fault of all) console.error(fault);
if (all.length > 0) process.exit(1);
console.log(`${release.name} ${release.version}, build ${release.build}: ${count} files as packed.`);
