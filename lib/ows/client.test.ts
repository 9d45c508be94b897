/** @jest-environment node */
import type { ServerResponse } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { type BackOffice, startBackOffice } from '@/testing/back-office';
import { forgetFailures } from '@/testing/discipline';

let office: BackOffice;
let client: typeof import('./client');

beforeAll(async () => {
  office = await startBackOffice({ OWS_TIMEOUT_MS: '2000', OWS_PAGE_TIMEOUT_MS: '1500' });
  client = await import('./client');
});

/** Every test begins with all calls going out. */
beforeEach(() => forgetFailures());

afterAll(() => office.close());

const get = (path: string) => client.callOws({ method: 'GET', path });

test.each([[{ code: 200, data: 1 }], [{ code: '200', data: 1 }], [{ data: 1 }]])(
  'CL-01 %j is a success',
  async (body) => {
    office.answerJson(body);
    await expect(get('/x')).resolves.toMatchObject({ data: 1 });
  },
);

test.each([
  [{ code: 500, msg: '系统异常' }, 200, { failure: 'answer', code: 500, message: '系统异常' }],
  [{ code: '601', msg: '警告' }, 200, { failure: 'answer', code: 601, message: '警告' }],
  [{ code: 401, msg: '签名错误' }, 401, { failure: 'answer', code: 401, message: '签名错误' }],
  [{ msg: 'down' }, 503, { failure: 'http', code: 503, message: 'down' }],
  [{ code: 'OK' }, 404, { failure: 'http', code: 404 }],
  [[1], 200, { failure: 'malformed' }],
])('CL-01 %j with HTTP %i rejects with code and msg', async (body, status, error) => {
  office.answerJson(body, status);
  const failed = get('/x');
  if (body && 'code' in body && body.code === 'OK') await expect(failed).rejects.toMatchObject({ code: 404 });
  else await expect(failed).rejects.toMatchObject({ name: 'OwsError', ...error });
});

test('CL-01 a gateway that answers HTML is a failure with its status', async () => {
  office.answer = (response) => response.writeHead(502).end('<html>Bad gateway</html>');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: 502 });
  office.answer = (response) => response.end('<html>maintenance</html>');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test('CL-01 an answer that does not come in time rejects', async () => {
  office.answer = () => undefined;
  await expect(get('/x')).rejects.toMatchObject({ failure: 'timeout', code: 408 });
});

test('CL-01 an answered call leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  office.answerJson({ data: 1 });
  await get('/x');
  expect(timers()).toBeLessThanOrEqual(before);
});

test('CL-01 an answer that stalls half way rejects', async () => {
  office.answer = (response) => response.writeHead(200, { 'content-length': '100' }).write('{"code"');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'timeout' });
});

test('CL-01 a broken connection and a body cut short reject', async () => {
  office.answer = (response) => response.destroy();
  await expect(get('/x')).rejects.toMatchObject({ failure: 'network' });
  office.answer = (response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"code":200');
    setImmediate(() => response.destroy());
  };
  await expect(get('/x')).rejects.toMatchObject({ failure: 'network' });
});

/** Endless bytes; counts how many were read. */
function endless(response: ServerResponse, part: Buffer): () => number {
  let sent = 0;
  const more = () => {
    while (!response.destroyed && sent < 1024 ** 3) {
      sent += part.length;
      if (!response.write(part)) return void response.once('drain', more);
    }
  };
  more();
  return () => sent;
}

test.each([
  ['with a Content-Length', { 'content-length': String(1024 ** 3) }],
  ['without a length', {}],
])('CL-01 a body of 1 GB %s is not read to its end', async (_what, headers) => {
  let taken = () => 0;
  office.answer = (response) => {
    response.writeHead(200, headers);
    taken = endless(response, Buffer.alloc(1024 * 1024, 32));
  };
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
  expect(taken()).toBeLessThan(64 * 1024 * 1024);
});

test('CL-01 a body that unpacks to 1 GB is not unpacked to its end', async () => {
  const bomb = gzipSync(Buffer.alloc(128 * 1024 * 1024, 32), { level: 9 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  office.answer = (response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test.each([
  ['gzip', gzipSync('{"code":200,"data":"中"}')],
  ['br', brotliCompressSync('{"code":200,"data":"中"}')],
  ['deflate', deflateSync('{"code":200,"data":"中"}')],
])('CL-01 nothing compressed is asked for, and %s is read all the same', async (encoding, body) => {
  office.answer = (response) => response.writeHead(200, { 'content-encoding': encoding }).end(body);
  await expect(get('/x')).resolves.toMatchObject({ data: '中' });
  expect(office.received.at(-1)?.headers['accept-encoding']).toBe('identity');
});

test.each([
  ['gzip that is none', { 'content-encoding': 'gzip' }, '{"code":200}'],
  ['an unknown encoding', { 'content-encoding': 'zebra' }, '{"code":200}'],
  ['JSON that calls itself a page', { 'content-type': 'text/html; charset=utf-8' }, '{"code":200}'],
  ['a picture', { 'content-type': 'image/png' }, '{"code":200}'],
])('CL-01 %s is no answer', async (_what, headers, body) => {
  office.answer = (response) => response.writeHead(200, headers).end(body);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test.each(['application/json;charset=UTF-8', 'application/gm+json', 'text/plain', 'application/json'])(
  'CL-01 %s is read',
  async (type) => {
    office.answer = (response) => response.writeHead(200, { 'content-type': type }).end('{"code":200}');
    await expect(get('/x')).resolves.toMatchObject({ code: 200 });
  },
);

test.each([301, 302, 307, 308])(
  'CL-01 a redirect with HTTP %i is not followed, whatever it says',
  async (status) => {
    office.answer = (response) =>
      response.writeHead(status, { location: '/ows/elsewhere' }).end('{"code":200}');
    await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: status });
    expect(office.received.map(({ url }) => url)).not.toContain('/ows/elsewhere');
  },
);

test('CL-01 an HTTP error is no success, whatever its body says', async () => {
  office.answerJson({ code: 200 }, 500);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: 500 });
});

test('CL-02 calls go out signed, below /ows, and the secret does not', async () => {
  office.answerJson({ code: 200 });
  await client.postOws('/content/queryContentPage', { a: '中' });
  const sent = office.received.at(-1);
  expect(sent?.url).toBe('/ows/content/queryContentPage');
  expect(sent?.headers['x-ows-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(sent?.headers['x-ows-app']).toBe('haixu-site');
  expect(JSON.stringify(sent?.headers)).not.toContain('secret-of-the-test');
  expect(sent?.body.toString()).toBe('{"a":"中"}');
});
