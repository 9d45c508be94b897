/** @jest-environment node */

import { OwsError } from '@/lib/base/ows-error';
import { listAllOutlets } from '@/lib/content/outlets/outlets';
import { log } from '@/lib/runtime/log';

jest.mock('@/lib/content/outlets/outlets');
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  SITE_URL: 'https://site.example',
});

const { GET } = jest.requireActual<typeof import('./verify-code/[locale]/route')>(
  './verify-code/[locale]/route',
);
const ask = (query = '', locale = 'zh') =>
  GET(new Request(`https://site.example/api/verify-code/${locale}${query}`), {
    params: Promise.resolve({ locale }),
  });

beforeEach(() => jest.mocked(listAllOutlets).mockResolvedValue([{ id: '7' }] as never));

test('the code of the check is a file, in general and for an outlet', async () => {
  const general = await ask();
  expect([general.status, general.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  const svg = await general.text();
  expect(svg).toMatch(/^<svg xmlns="[^"]+" viewBox="-4 -4 \d+ \d+"/);
  const outlet = await ask('?outlet=7', 'en');
  expect(outlet.headers.get('content-disposition')).toBe('attachment; filename="verify-7.svg"');
  expect(await outlet.text()).not.toBe(svg);
});

test.each([
  ['?outlet=8', 'zh'],
  ['?outlet="><script>', 'zh'],
  ['', 'xx'],
])('there is no code for %j in %s', async (query, locale) => {
  expect((await ask(query, locale)).status).toBe(404);
});

test('while outlets cannot be loaded there is none of an outlet, but the general one', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.mocked(listAllOutlets).mockRejectedValue(new OwsError('timeout', 'x', { code: 0 }));
  expect((await ask('?outlet=7')).status).toBe(503);
  expect((await ask()).status).toBe(200);
});
