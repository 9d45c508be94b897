import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import pageScript from '@/components/page-script/compiled.json';
import reading from '@/components/reading/compiled.json';
import { setProcessState } from '@/lib/runtime/process-state';
import { sendScript } from './send-scripts';

let server: Server;
let origin: string;

beforeAll(async () => {
  const find = async (hash: string) => {
    if (hash === 'broken') throw new Error('broken');
    return hash === 'abc' ? { br: brotliCompressSync('data()'), gzip: gzipSync('data()') } : null;
  };
  setProcessState('pageDataStore', { keep: () => undefined, find });
  server = createServer((request, response) => {
    if (!sendScript(request, response)) response.end('others');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  setProcessState('pageDataStore', undefined);
  server.closeAllConnections();
  server.close();
});

test.each([
  ['br', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['identity', null],
])('SP-03 data of a page for Accept-Encoding %s', async (accept, encoding) => {
  const answer = await fetch(`${origin}/page-data/abc.js`, { headers: { 'accept-encoding': accept } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.text()).toBe('data()');
});

test('SP-02 the page script has the address that pages name', async () => {
  expect(await (await fetch(origin + pageScript.file)).text()).toBe(pageScript.code);
  expect((await fetch(`${origin}/page-script/older.js`)).status).toBe(404);
});

test.each(Object.values(reading))('EL-23 $file has an address of its own', async ({ file, code }) => {
  const answer = await fetch(origin + file);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await answer.text()).toBe(code);
});

test.each(['/page-data/unknown.js', '/page-data/broken.js', '/page-data/.js'])(
  'SP-03 %s is missing, and may be there later',
  async (path) => {
    const answer = await fetch(origin + path);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'no-store']);
  },
);

test('SP-03 HEAD has the headers alone; other methods and addresses are for others', async () => {
  const head = await fetch(`${origin}/page-data/abc.js`, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(await (await fetch(`${origin}/page-data/abc.js`, { method: 'POST' })).text()).toBe('others');
  expect(await (await fetch(`${origin}/page-data/a/b.js`)).text()).toBe('others');
});
