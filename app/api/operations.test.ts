/** @jest-environment node */

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMenu } from '@/lib/content/site/menu';
import { hasSharedSnapshot } from '@/lib/content/snapshots/shared-snapshot';
import { env } from '@/lib/runtime/env';
import { beginStop, whileWarming } from '@/lib/runtime/phase';
import { setProcessState } from '@/lib/runtime/process-state';

jest.mock('@/lib/content/site/menu');
jest.mock('@/lib/content/snapshots/shared-snapshot');

const TOKEN = 'token-of-the-operators';
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  OPERATIONS_TOKEN: TOKEN,
  PAGES_DIR: mkdtempSync(join(tmpdir(), 'pages-')),
});

const ready = jest.requireActual<typeof import('./ready/route')>('./ready/route');
const counted = jest.requireActual<typeof import('./metrics/route')>('./metrics/route');

const ask = (authorization = `Bearer ${TOKEN}`) =>
  new Request('http://localhost:3000/api/ready', { headers: { authorization } });

beforeEach(() => jest.mocked(hasSharedSnapshot).mockResolvedValue(true));

test.each([
  '',
  'Bearer',
  'Bearer ',
  'Bearer token-of-the-operator',
  `Basic ${TOKEN}`,
  `Bearer ${TOKEN} x`,
  TOKEN,
])('the token "%s" gets a 404', async (said) => {
  for (const endpoint of [ready, counted]) {
    const answer = await endpoint.GET(ask(said));
    expect([answer.status, await answer.text()]).toEqual([404, '404']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
  }
});

test('a site with a menu at hand is ready, without asking anybody', async () => {
  const answer = await ready.GET(ask());
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ready: true, state: 'ready', pages: 'kept on disk' });
  expect(getMenu).not.toHaveBeenCalled();
});

test('a new site loads its menu, and is not ready without one', async () => {
  jest.mocked(hasSharedSnapshot).mockResolvedValue(false);
  jest.mocked(getMenu).mockRejectedValueOnce(new Error('down'));
  const answer = await ready.GET(ask());
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ state: 'no menu' })]);
  jest.mocked(getMenu).mockResolvedValueOnce([{}] as never);
  expect((await ready.GET(ask())).status).toBe(200);
});

test('an unwritable folder is reported, and the site stays ready', async () => {
  const folder = process.env.PAGES_DIR ?? '';
  writeFileSync(join(folder, 'file'), '');
  const { folders, ...others } = env();
  setProcessState('env', { ...others, folders: { ...folders, pages: join(folder, 'file', 'below') } });
  const answer = await ready.GET(ask());
  setProcessState('env', undefined);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    expect.objectContaining({ pages: 'not kept on disk' }),
  ]);
});

test('SP-01 a site that still renders its most used pages is not ready, until it has', async () => {
  let end = (): void => undefined;
  const rendering = whileWarming(() => new Promise<void>((done) => (end = done)));
  const during = await ready.GET(ask());
  expect([during.status, await during.json()]).toEqual([503, expect.objectContaining({ state: 'warming' })]);
  end();
  await rendering;
  expect((await ready.GET(ask())).status).toBe(200);
});

test('a site that is about to end is not ready', async () => {
  beginStop();
  const answer = await ready.GET(ask());
  setProcessState('phases', undefined);
  expect([answer.status, await answer.json()]).toEqual([503, expect.objectContaining({ state: 'stopping' })]);
});

test('what is counted can be read by Prometheus', async () => {
  const answer = await counted.GET(ask());
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  const text = await answer.text();
  for (const name of [
    'site_ows_calls_total',
    'site_pages_stale_total',
    'site_ows_breaker_state',
    'site_page_cache_bytes',
  ])
    expect(text).toContain(`# TYPE ${name} `);
});
