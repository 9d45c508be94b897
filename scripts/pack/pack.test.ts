import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

interface Entry {
  path: string;
  kind: 'file' | 'link' | 'folder';
  mode: number;
  bytes?: Buffer;
  target?: string;
}
type Locked = Record<string, Record<string, unknown>>;

const { writeArchive } = jest.requireActual<{
  writeArchive(file: string, entries: Entry[], how: { seconds: number; level: number }): Promise<string>;
}>('./tar.mjs');
const { productionPaths, directDependencies } = jest.requireActual<{
  productionPaths(of: {
    packages: Locked;
    direct: string[];
    isInstalled: (path: string) => boolean;
  }): string[];
  directDependencies(dependencies: object, options?: { withBackOffice: boolean }): string[];
}>('./packages.mjs');

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'pack-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const LONG = `top/${'folder-of-a-package/'.repeat(8)}a-file-with-quite-a-long-name.js`;
const ENTRIES: Entry[] = [
  { path: LONG, kind: 'file', mode: 0o644, bytes: Buffer.from('long') },
  { path: 'top/run.sh', kind: 'file', mode: 0o755, bytes: Buffer.alloc(1500, 'x') },
  { path: 'top/link', kind: 'link', mode: 0o777, target: 'run.sh' },
  { path: 'top/empty/', kind: 'folder', mode: 0o755 },
];

test('OP-06 the same entries make the same archive, which tar unpacks with modes, links and long paths', async () => {
  const how = { seconds: 1_700_000_000, level: 6 };
  const files = ['one.tar.gz', 'two.tar.gz'].map((name) => join(place, name));
  const sums = await Promise.all(files.map((file) => writeArchive(file, ENTRIES, how)));
  const [bytes] = files.map((file) => readFileSync(file));
  expect(sums[0]).toBe(sums[1]);
  expect(
    createHash('sha256')
      .update(bytes ?? '')
      .digest('hex'),
  ).toBe(sums[0]);
  const listed = spawnSync('tar', ['tvzf', files[0] ?? '', '--numeric-owner', '--utc'], { encoding: 'utf8' });
  expect(listed.stderr).toBe('');
  expect(listed.stdout).toContain('-rwxr-xr-x 0/0            1500 2023-11-14 22:13 top/run.sh');
  expect(listed.stdout).toContain('top/link -> run.sh');
  expect(spawnSync('tar', ['xzf', files[0] ?? '', '-C', place]).status).toBe(0);
  expect(readFileSync(join(place, LONG), 'utf8')).toBe('long');
});

const PACKAGES: Locked = {
  'node_modules/a': {
    dependencies: { b: '1' },
    optionalDependencies: { 'native-here': '1', 'native-there': '1', '@next/swc-here': '1' },
    peerDependencies: { peer: '1', tool: '1' },
    peerDependenciesMeta: { tool: { optional: true } },
  },
  'node_modules/a/node_modules/b': { version: '2' },
  'node_modules/b': { version: '1' },
  'node_modules/peer': { dependencies: { a: '1', b: '1' } },
  'node_modules/tool': { dev: true },
  'node_modules/native-here': {},
  'node_modules/native-there': {},
  'node_modules/@next/swc-here': {},
};

test('OP-06 what is packed is what production needs on this platform, found as Node finds it', () => {
  const isInstalled = (path: string) => !path.endsWith('native-there');
  const expected = ['a', 'a/node_modules/b', 'b', 'native-here', 'peer'].map(
    (name) => `node_modules/${name}`,
  );
  expect(productionPaths({ packages: PACKAGES, direct: ['a'], isInstalled })).toEqual(expected);
  const without = (path: string) => !path.endsWith('peer');
  expect(() => productionPaths({ packages: PACKAGES, direct: ['a'], isInstalled: without })).toThrow(
    'The package peer is not installed; run npm ci.',
  );
});

test('OP-06 packages of the reference back office alone are left out, unless it is packed, too', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const site = directDependencies(dependencies);
  expect(site).toEqual(expect.arrayContaining(['next', 'sharp', 'redis', 'pg', '@fontsource/noto-sans-sc']));
  expect(site.filter((name) => /fastify$|drizzle|^tsx$/.test(name))).toEqual([]);
  expect(directDependencies(dependencies, { withBackOffice: true })).toEqual(Object.keys(dependencies));
});

/** A release of one file, unpacked. */
function smallRelease(changes: object = {}): string {
  const folder = join(place, 'release');
  const header = process.report?.getReport() as { header?: { glibcVersionRuntime?: string } } | undefined;
  const libc = process.platform === 'linux' ? (header?.header?.glibcVersionRuntime ? '-glibc' : '-musl') : '';
  const release = {
    name: 'site',
    version: '1',
    build: 'b',
    platform: `${process.platform}-${process.arch}${libc}`,
    node: { needed: '>=20.19' },
    links: {},
    ...changes,
  };
  const files = { 'release.json': JSON.stringify(release), 'dist/main.mjs': 'start();\n' };
  const sums = Object.entries(files).map(([path, text]) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
    return `${createHash('sha256').update(text).digest('hex')}  ${path}\n`;
  });
  cpSync('scripts/pack/verify.mjs', join(folder, 'verify.mjs'));
  const own = createHash('sha256').update(readFileSync('scripts/pack/verify.mjs')).digest('hex');
  writeFileSync(join(folder, 'SHA256SUMS'), `${sums.join('')}${own}  verify.mjs\n`);
  return folder;
}

const verify = (folder: string) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['verify.mjs'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, said: (stdout + stderr).trim() };
};

test.each([
  ['is as packed', () => {}, 0, 'site 1, build b: 3 files as packed.'],
  [
    'keeps scaled pictures in a folder of the machine',
    (at: string) => {
      mkdirSync(join(at, '.next'));
      symlinkSync(place, join(at, '.next/cache'));
    },
    0,
    'site 1, build b: 3 files as packed.',
  ],
  [
    'links a folder elsewhere, whose files are none of its own',
    (at: string) => {
      smallRelease({ links: { linked: place } });
      symlinkSync(place, join(at, 'linked'));
    },
    0,
    'site 1, build b: 3 files as packed.',
  ],
  [
    'was changed',
    (at: string) => writeFileSync(join(at, 'dist/main.mjs'), 'other();\n'),
    1,
    'dist/main.mjs was changed',
  ],
  ['lacks a file', (at: string) => rmSync(join(at, 'dist/main.mjs')), 1, 'dist/main.mjs is missing'],
  [
    'has a file more',
    (at: string) => writeFileSync(join(at, 'dist/more.mjs'), ''),
    1,
    'dist/more.mjs was added',
  ],
  [
    'was made for another platform',
    () => smallRelease({ platform: 'sunos-sparc' }),
    1,
    'The release was made for sunos-sparc',
  ],
  [
    'needs a newer Node',
    () => smallRelease({ node: { needed: '>=99.1' } }),
    1,
    `Node >=99.1 is needed; this is ${process.versions.node}`,
  ],
] as const)('OP-06 a release that %s is told', (_, change, status, said) => {
  const folder = smallRelease();
  change(folder);
  const told = verify(folder);
  expect(told.status).toBe(status);
  expect(told.said).toContain(said);
});
