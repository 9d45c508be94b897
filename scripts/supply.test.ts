import { readFileSync } from 'node:fs';

interface Manifest {
  version: string;
  license?: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifestOf = (folder: string): Manifest => JSON.parse(readFileSync(`${folder}package.json`, 'utf8'));
const own = manifestOf('');

/** The rows of the table in docs/licences.md: several packages may share one. */
function documented(): [string, string][] {
  const rows = [...readFileSync('docs/licences.md', 'utf8').matchAll(/^\| (`[^|]+`) \| ([^|]+) \|/gm)];
  return rows.flatMap(([, names = '', licence = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']): [string, string] => [name, licence.trim()]),
  );
}

test('every package in production is in docs/licences.md with the licence that it declares, and no other', () => {
  const declared = Object.keys(own.dependencies).map((name) => [
    name,
    manifestOf(`node_modules/${name}/`).license,
  ]);
  expect(documented().toSorted()).toEqual(declared.toSorted());
});

/** Licences of packages that are used for building and testing only. */
const TOOLS = ['MIT', 'ISC', 'Apache-2.0', 'BSD-3-Clause', 'MIT OR Apache-2.0', 'MPL-2.0', 'OFL-1.1'];

test('packages for building and testing have licences that docs/licences.md names', () => {
  const others = Object.keys(own.devDependencies).filter(
    (name) => !TOOLS.includes(manifestOf(`node_modules/${name}/`).license ?? ''),
  );
  expect(others).toEqual([]);
});

test('every package is pinned to one version', () => {
  const all = { ...own.dependencies, ...own.devDependencies };
  expect(Object.entries(all).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});

interface LockedPackage {
  version: string;
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

/** Where Node would look for a dependency of the package at `path`, nearest first. */
function placesOf(path: string, name: string): string[] {
  const folders = path
    .split('/node_modules/')
    .map((_, depth, parts) => parts.slice(0, depth + 1).join('/node_modules/'));
  return [...folders.toReversed().map((folder) => `${folder}/node_modules/${name}`), `node_modules/${name}`];
}

/** `npm ci` refuses a lockfile that lacks an entry for a package of another platform. */
test('package-lock.json has an entry for the optional packages of every platform, and names no registry', () => {
  const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
    readFileSync('package-lock.json', 'utf8'),
  );
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !placesOf(path, name).some((place) => packages[place]),
    ),
  );
  expect(missing).toEqual([]);
  expect(Object.values(packages).filter(({ resolved }) => resolved !== undefined)).toEqual([]);
});

/** The first version without known vulnerabilities of the framework. */
const NEXT_FLOOR = [16, 4, 6];

test('the framework is not older than the version that its known faults are mended in', () => {
  for (const version of [own.dependencies.next ?? '', manifestOf('node_modules/next/').version]) {
    const parts = version.split('.').map(Number);
    const at = parts.findIndex((part, place) => part !== NEXT_FLOOR[place]);
    expect(at === -1 || (parts[at] ?? 0) > (NEXT_FLOOR[at] ?? 0)).toBe(true);
  }
});
