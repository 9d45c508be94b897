import { appendFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inFolder, nodeAlone, run, unpackRelease } from './support/archive';
import { closeOffice, openOffice } from './support/office';
import { until } from './support/processes';
import { ownPort } from './support/settings';
import { openSite, type Site } from './support/site';

const PLACE = mkdtempSync(join(tmpdir(), 'release-'));
let archive: string;
let folder: string;
let files: string[];

interface Component {
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  licenses: object[];
}
interface Sbom {
  bomFormat: string;
  specVersion: string;
  serialNumber: string;
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
type Locked = Record<string, { version: string; dev?: boolean }>;

const readJson = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8'));

beforeAll(() => {
  ({ archive, folder } = unpackRelease(PLACE, ['--level', '1']));
  files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
}, 120_000);
afterAll(() => rmSync(PLACE, { recursive: true, force: true }));

test('OP-06 checksums of the archive and of every file match, and a file that was changed is told', () => {
  expect(run('sha256sum', ['--check', `${archive}.sha256`], PLACE).status).toBe(0);
  const check = () => run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'], folder);
  expect(check()).toMatchObject({ status: 0, stdout: '' });
  expect(run(process.execPath, ['verify.mjs'], folder)).toMatchObject({ status: 0, stderr: '' });
  const victim = join(folder, 'dist/main.mjs');
  const text = readFileSync(victim, 'utf8');
  appendFileSync(victim, '\n');
  const changed = check();
  rmSync(victim);
  appendFileSync(victim, text);
  expect(changed.status).toBe(1);
  expect(changed.stdout).toContain('dist/main.mjs: FAILED');
});

test('OP-06 the archive holds no tool, no test, no settings file, no data, and nothing of the machine it was made on', () => {
  const { devDependencies, dependencies } = readJson<Record<string, object>>('package.json');
  const { packages } = readJson<{ packages: Locked }>('package-lock.json');
  const tools = Object.keys(devDependencies ?? {}).filter((name) => packages[`node_modules/${name}`]?.dev);
  expect(tools.length).toBeGreaterThan(20);
  expect(tools.filter((name) => existsSync(join(folder, 'node_modules', name)))).toEqual([]);
  const own = files.filter((path) => !path.includes('node_modules/'));
  expect(own.length).toBeGreaterThan(500);
  expect(
    own.filter((path) =>
      /\.test\.|(^|\/)(\.env|\.data|\.git)(\/|$)|^(ows|e2e|faults|testing|scripts)(\/|$)/.test(path),
    ),
  ).toEqual([]);
  expect(own.filter((path) => path.endsWith('.map'))).toEqual([]);
  expect(readFileSync(join(folder, '.next/required-server-files.json'), 'utf8')).not.toContain(process.cwd());
  expect(
    Object.keys(readJson<Record<string, object>>(join(folder, 'package.json')).dependencies ?? {}),
  ).toEqual(Object.keys(dependencies ?? {}).filter((name) => existsSync(join(folder, 'node_modules', name))));
});

test('OP-06 the bill of materials lists every package in the archive as it is locked, with its licence', () => {
  const bom = readJson<Sbom>(join(folder, 'sbom.cdx.json'));
  expect(bom).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.5' });
  expect(bom.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  const { packages } = readJson<{ packages: Locked }>('package-lock.json');
  const packed = Object.keys(packages).filter(
    (path) => path && existsSync(join(folder, path, 'package.json')),
  );
  const names = packed.map((path) => `${path.split('node_modules/').at(-1)}@${packages[path]?.version}`);
  expect(packed.length).toBeGreaterThan(100);
  expect(bom.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual(
    [...new Set(names)].sort(),
  );
  expect(bom.components.filter(({ licenses }) => !licenses?.length)).toEqual([]);
  const refs = new Set([
    ...bom.components.map((component) => component['bom-ref']),
    bom.dependencies[0]?.ref,
  ]);
  expect(
    bom.dependencies.flatMap(({ ref, dependsOn }) => [ref, ...dependsOn]).filter((ref) => !refs.has(ref)),
  ).toEqual([]);
  const texts = readFileSync(join(folder, 'LICENCES.txt'), 'utf8');
  expect(bom.components.filter(({ name, version }) => !texts.includes(`${name} ${version}\n`))).toEqual([]);
});

describe('on a machine with Node alone', () => {
  let site: Site;

  beforeAll(async () => {
    await openOffice();
    const env = { PATH: nodeAlone(PLACE), RECORD: 'on' };
    site = await openSite({ port: ownPort(3417), env, command: inFolder(folder) });
  }, 180_000);
  afterAll(closeOffice);

  test('OP-06 an unpacked release answers: home page, a style sheet, a picture, a card, health', async () => {
    const home = await fetch(site.origin);
    const html = await home.text();
    expect(home.status).toBe(200);
    const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? 'missing';
    const found = {
      'text/css': first(/"(\/_next\/static\/[^"]+\.css)"/),
      'image/webp': first(/"(\/_next\/image\?[^" ]+)/),
      'image/png': new URL(first(/property="og:image" content="([^"]+)"/)).pathname,
      'application/json': '/api/health',
    };
    for (const [type, path] of Object.entries(found)) {
      const answer = await fetch(site.origin + path, { headers: { accept: 'image/webp,*/*' } });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        200,
        expect.stringContaining(type),
      ]);
    }
  }, 60_000);

  test('AR-06 an unpacked release opens its record, whose database runs in a thread of its own', async () => {
    await until('the record', 90_000, async () => (await fetch(`${site.origin}/record/head`)).ok);
  }, 100_000);

  test('OP-06 a release that ran is still as it was packed, and ends in order', async () => {
    expect(run(process.execPath, ['verify.mjs'], folder)).toMatchObject({ status: 0, stderr: '' });
    await site.end('SIGTERM');
    expect(site.child.exitCode).toBe(0);
  }, 60_000);
});
