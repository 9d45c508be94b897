/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { askPlainly } from '@/testing/ask-plainly';
import { staticFiles } from './static-files';

const CODE = 'export const a = 1;'.repeat(100);
let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-'));
  for (const inside of ['_next/static', 'brand']) mkdirSync(join(folder, inside), { recursive: true });
  writeFileSync(join(folder, '_next/static/a.js'), CODE);
  writeFileSync(join(folder, '_next/static/a.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(folder, '_next/static/a.js.gz'), gzipSync(CODE));
  writeFileSync(join(folder, 'brand/mark.png'), 'picture');
  writeFileSync(join(folder, 'brand/film.mp4'), Buffer.alloc(1024 * 1024 + 1));
  const answer = staticFiles(folder);
  server = createServer((request_, response) => {
    if (answer(request_, response)) return;
    response.setHeader('x-seen', String(request_.headers['accept-encoding']));
    response.writeHead(request_.headers['if-none-match'] ? 304 : 200).end('framework');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  askPlainly(server, { path, headers, method });

const FILE = '/_next/static/a.js';

test.each([
  ['br, gzip', 'br', (body: Buffer) => brotliDecompressSync(body)],
  ['gzip', 'gzip', (body: Buffer) => gunzipSync(body)],
  ['br;q=0, gzip;q=0', undefined, (body: Buffer) => body],
])('SP-01 who accepts %s gets a file as %s', async (accept, encoding, read) => {
  const { status, headers, body } = await ask(FILE, { 'accept-encoding': accept });
  expect([status, headers['content-encoding'], read(body).toString()]).toEqual([200, encoding, CODE]);
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=UTF-8',
    'x-content-type-options': 'nosniff',
    'speculation-rules': '"/speculation-rules.json"',
    vary: 'Accept-Encoding',
  });
});

test('SP-01 a file is known again by its entity tag, with the headers that it would have', async () => {
  const { headers } = await ask(FILE, { 'accept-encoding': 'br' });
  const again = await ask(FILE, { 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  for (const name of [
    'etag',
    'vary',
    'cache-control',
    'x-content-type-options',
    'cross-origin-resource-policy',
  ])
    expect(again.headers[name]).toBe(headers[name]);
});

test('SP-01 a file is known again by its time of change', async () => {
  const { headers } = await ask(FILE);
  const since = String(headers['last-modified']);
  expect((await ask(FILE, { 'if-modified-since': since })).status).toBe(304);
  const before = new Date(Date.parse(since) - 1000).toUTCString();
  expect((await ask(FILE, { 'if-modified-since': before })).status).toBe(200);
});

test('SP-01 files of brand may be embedded elsewhere, and are asked for again', async () => {
  const { headers, body } = await ask('/brand/mark.png', {}, 'HEAD');
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=0',
    'content-type': 'image/png',
    'content-length': '7',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(body).toHaveLength(0);
});

test.each([
  ['/_next/static/none.js', {}, 'GET'],
  ['/_next/static/', {}, 'GET'],
  ['/brand', {}, 'GET'],
  [`${FILE}.br`, {}, 'GET'],
  ['/brand/film.mp4', {}, 'GET'],
  [FILE, { range: 'bytes=0-1' }, 'GET'],
  [`${FILE}?a=1`, {}, 'GET'],
  ['/_next/static/%61.js', {}, 'GET'],
  [FILE, {}, 'POST'],
])('SP-01 %s with %j is left to the framework: %s', async (path, headers, method) => {
  const answer = await ask(path, { ...headers, 'accept-encoding': 'br, x' }, method);
  expect([String(answer.body), answer.headers['x-seen']]).toEqual(['framework', 'br, x']);
});

test("SP-01 a 304 of the framework stays the framework's own", async () => {
  const { status, headers } = await ask('/none', { 'if-none-match': '"a"' });
  expect([status, headers.etag, headers['cache-control']]).toEqual([304, undefined, undefined]);
});

test('SP-01 without the folder everything is left to the framework', () => {
  expect(staticFiles(join(folder, 'none'))).toBeInstanceOf(Function);
  expect(Reflect.apply(staticFiles(join(folder, 'none')), undefined, [{}, {}])).toBe(false);
});
