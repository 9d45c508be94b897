/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { forgetFailures } from '@/testing/discipline';

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let server: Server;
let answer: Answer;
let client: typeof import('./client');

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString();
    });
    request.on('end', () => answer(request, response, body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  Object.assign(process.env, {
    OWS_URL: `http://127.0.0.1:${port}/ows/`,
    OWS_APP_SECRET: 'secret-of-the-test',
    OWS_TIMEOUT_MS: '2000',
    OWS_PAGE_TIMEOUT_MS: '1500',
    SITE_SECRET: 'sixteen-characters',
  });
  client = await import('./client');
});

/** Every test begins with all calls going out. */
beforeEach(() => forgetFailures());

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const get = (path: string) => client.callOws({ method: 'GET', path });

const json = (value: unknown, status = 200): Answer => {
  return (_request, response) => response.writeHead(status).end(JSON.stringify(value));
};

test.each([[{ code: 200, data: 1 }], [{ code: '200', data: 1 }], [{ data: 1 }]])(
  'CL-01 %j is a success',
  async (body) => {
    answer = json(body);
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
  answer = json(body, status);
  const failed = get('/x');
  if (body && 'code' in body && body.code === 'OK') await expect(failed).rejects.toMatchObject({ code: 404 });
  else await expect(failed).rejects.toMatchObject({ name: 'OwsError', ...error });
});

test('CL-01 a gateway that answers HTML is a failure with its status', async () => {
  answer = (_request, response) => response.writeHead(502).end('<html>Bad gateway</html>');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: 502 });
  answer = (_request, response) => response.end('<html>maintenance</html>');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test('CL-01 an answer that does not come in time rejects', async () => {
  answer = () => undefined;
  await expect(get('/x')).rejects.toMatchObject({ failure: 'timeout', code: 408 });
});

test('CL-01 an answer that stalls half way rejects', async () => {
  answer = (_request, response) => response.writeHead(200, { 'content-length': '100' }).write('{"code"');
  await expect(get('/x')).rejects.toMatchObject({ failure: 'timeout' });
});

test('CL-01 a broken connection and a body cut short reject', async () => {
  answer = (request) => request.socket.destroy();
  await expect(get('/x')).rejects.toMatchObject({ failure: 'network' });
  answer = (request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{"code":200');
    setImmediate(() => request.socket.destroy());
  };
  await expect(get('/x')).rejects.toMatchObject({ failure: 'network' });
});

/** Bytes without an end; tells how many were taken. */
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
  ['of a length that is told', { 'content-length': String(1024 ** 3) }],
  ['without a length', {}],
])('CL-01 a body of 1 GB %s is not read to its end', async (_what, headers) => {
  let taken = () => 0;
  answer = (_request, response) => {
    response.writeHead(200, headers);
    taken = endless(response, Buffer.alloc(1024 * 1024, 32));
  };
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
  expect(taken()).toBeLessThan(64 * 1024 * 1024);
});

test('CL-01 a body that unpacks to 1 GB is not unpacked to its end', async () => {
  const bomb = gzipSync(Buffer.alloc(128 * 1024 * 1024, 32), { level: 9 });
  expect(bomb.length).toBeLessThan(1024 * 1024);
  answer = (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test.each([
  ['gzip', gzipSync('{"code":200,"data":"中"}')],
  ['br', brotliCompressSync('{"code":200,"data":"中"}')],
  ['deflate', deflateSync('{"code":200,"data":"中"}')],
])('CL-01 nothing compressed is asked for, and %s is read all the same', async (encoding, body) => {
  let asked: string | string[] | undefined;
  answer = (request, response) => {
    asked = request.headers['accept-encoding'];
    response.writeHead(200, { 'content-encoding': encoding }).end(body);
  };
  await expect(get('/x')).resolves.toMatchObject({ data: '中' });
  expect(asked).toBe('identity');
});

test.each([
  ['gzip that is none', { 'content-encoding': 'gzip' }, '{"code":200}'],
  ['an encoding nobody knows', { 'content-encoding': 'zebra' }, '{"code":200}'],
  ['JSON that calls itself a page', { 'content-type': 'text/html; charset=utf-8' }, '{"code":200}'],
  ['a picture', { 'content-type': 'image/png' }, '{"code":200}'],
])('CL-01 %s is no answer', async (_what, headers, body) => {
  answer = (_request, response) => response.writeHead(200, headers).end(body);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'malformed' });
});

test.each(['application/json;charset=UTF-8', 'application/gm+json', 'text/plain', 'application/json'])(
  'CL-01 %s is read',
  async (type) => {
    answer = (_request, response) => response.writeHead(200, { 'content-type': type }).end('{"code":200}');
    await expect(get('/x')).resolves.toMatchObject({ code: 200 });
  },
);

test.each([301, 302, 307, 308])(
  'CL-01 a redirect with HTTP %i is not followed, whatever it says',
  async (status) => {
    const seen: string[] = [];
    answer = (request, response) => {
      seen.push(request.url ?? '');
      response.writeHead(status, { location: '/ows/elsewhere' }).end('{"code":200}');
    };
    await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: status });
    expect(seen).not.toContain('/ows/elsewhere');
  },
);

test('CL-01 an HTTP error is no success, whatever its body says', async () => {
  answer = json({ code: 200 }, 500);
  await expect(get('/x')).rejects.toMatchObject({ failure: 'http', code: 500 });
});

test('CL-02 calls go out signed, below /ows, and the secret does not', async () => {
  let seen: IncomingMessage | undefined;
  let sent = '';
  answer = (request, response, body) => {
    seen = request;
    sent = body;
    response.end('{"code":200}');
  };
  await client.postOws('/content/queryContentPage', { a: '中' });
  expect(seen?.url).toBe('/ows/content/queryContentPage');
  expect(seen?.headers['x-ows-signature']).toMatch(/^[0-9a-f]{64}$/);
  expect(seen?.headers['x-ows-app']).toBe('haixu-site');
  expect(JSON.stringify(seen?.headers)).not.toContain('secret-of-the-test');
  expect(sent).toBe('{"a":"中"}');
});
