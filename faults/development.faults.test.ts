import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layOutData } from '@/testing/filled-office';
import { type Running, start, until } from './support/processes';
import { rawRequest, sendRaw } from './support/raw';
import { ownPort } from './support/settings';
import { visit } from './support/visit';

const PORT = ownPort(3403);
const OWS_PORT = ownPort(4402);
const DATA = '.data/faults-development';
const ORIGIN = `http://localhost:${PORT}`;
const ROOT = join(__dirname, '..');
const VIEW = join(ROOT, 'components/articles/channel-view.tsx');
/** On a development machine an edit is visible within two seconds; this only ends a test whose edit never comes. */
const EDIT_MS = 60_000;

const view = readFileSync(VIEW, 'utf8');
let saves = 0;
let running: Running;

/**
 * Saves the view with an attribute, another value each time: a page that is requested in the moment of a change can go
 * on being served as before, until the next change that alters what is compiled.
 */
const save = (attribute: string): void =>
  writeFileSync(VIEW, view.replace('<article', `<article ${attribute}="${++saves}"`));

const page = (path: string) => visit(ORIGIN, { path, device: 'desktop' });

/** The page's answer once it is compiled. */
async function compiled(path: string, status: number): Promise<Awaited<ReturnType<typeof visit>>> {
  await until(path, 120_000, async () => (await page(path)).status === status);
  return page(path);
}

// Within a block, so that the server is stopped before support/processes.ts kills what is left.
describe('development', () => {
  beforeAll(async () => {
    rmSync(DATA, { recursive: true, force: true });
    layOutData(`${DATA}/office`);
    running = start([process.execPath, 'scripts/dev.mjs'], {
      PORT: String(PORT),
      OWS_PORT: String(OWS_PORT),
      OWS_DATA_DIR: `${DATA}/office`,
      COPIES_DIR: `${DATA}/copies`,
      RECORD_DIR: `${DATA}/record`,
    });
    await until('the development server', 120_000, async () => running.output().includes(`ready: ${ORIGIN}`));
  }, 150_000);
  afterAll(async () => {
    writeFileSync(VIEW, view);
    await running?.end('SIGTERM');
  }, 30_000);

  test('npm run dev starts site and back office without any setting, and answers with a page', async () => {
    const seen = await compiled('/en/terms', 200);
    expect(seen.h1).not.toBe('');
    expect(seen.html).toContain('<footer');
    expect(running.output()).not.toMatch(/must be set/);
  }, 150_000);

  test('in development a page has the policy of production, opened for the tools of the framework alone', async () => {
    const { headers, html } = await compiled('/en/terms', 200);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src 'self' 'unsafe-eval' 'sha256-[^;]+;/);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    const inline = [...html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>[\s\S]+?<\/script>/g)];
    expect(new Set(inline.map(([script]) => script)).size).toBe(policy.match(/'sha256-/g)?.length);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }, 150_000);

  test('in development what does not exist is answered with 404', async () => {
    const missing = await compiled('/en/detail?type=news&id=987654321', 404);
    expect(missing.h1).not.toBe('');
    expect((await compiled('/made-up', 404)).html).toContain('<footer');
  }, 300_000);

  test('in development the component catalogue is served in both languages', async () => {
    for (const path of ['/dev/catalogue', '/dev/catalogue/en'])
      expect((await compiled(path, 200)).html).toContain('<figcaption');
    expect((await compiled('/dev/catalogue/fr', 404)).html).not.toContain('<figcaption');
  }, 300_000);

  test('in development the operators’ redirects count', async () => {
    const { status, headers } = await page('/index.html');
    expect([status, headers.get('location')]).toEqual([308, '/']);
  });

  test('in development an edit of a view is served', async () => {
    await compiled('/en/terms', 200);
    const ms = await until('the edit', EDIT_MS, async () => {
      save('data-edit');
      return (await page('/en/terms')).html.includes('data-edit=');
    });
    console.log(`an edit of a view was served after ${ms} ms`);
    await until('the edit undone', EDIT_MS, async () => {
      save('data-undone');
      const { html } = await page('/en/terms');
      return html.includes('data-undone=') && !html.includes('data-edit=');
    });
  }, 300_000);

  test('in development hot updates have their websocket', async () => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
      Origin: ORIGIN,
    };
    const { status } = await sendRaw(ORIGIN, rawRequest('GET /_next/hmr?id=test', upgrade), 3000);
    expect(status).toBe(101);
  }, 30_000);

  test('the types of the development server do not contradict those of the build', () => {
    expect(existsSync(join(ROOT, '.next/dev/types/validator.ts'))).toBe(true);
    const { stdout } = spawnSync('node_modules/.bin/tsc', ['--noEmit'], { cwd: ROOT, encoding: 'utf8' });
    expect(stdout).toBe('');
  }, 120_000);
});
