import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer, type RequestListener, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { decidedHeaders } from '@/lib/gate/decided-page';
import type { PageDecision } from '@/lib/gate/door';
import { log } from '@/lib/runtime/log';
import { inRequest } from '@/lib/runtime/request-context';
import { fairQueue, pictureGate } from '../gate/pictures';
import { forwarder } from './forward';

Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });

const socket = join(mkdtempSync(join(tmpdir(), 'forward-')), 'renderer');
const failed = jest.spyOn(log, 'error').mockImplementation(() => undefined);
let answer: RequestListener;
let page: PageDecision | null;
let renderer: Server;
let front: Server;
let origin: string;

beforeAll(async () => {
  renderer = createServer((asked, response) => answer(asked, response));
  await new Promise<void>((done) => renderer.listen(socket, done));
  const forward = forwarder(socket, () => page);
  front = createServer((asked, response) => {
    response.setHeader('X-Of-Main', 'yes');
    inRequest(asked, () => forward(asked, response));
  });
  await new Promise<void>((done) => front.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
beforeEach(() => {
  failed.mockClear();
  page = null;
});
afterAll(() => {
  for (const server of [front, renderer]) {
    server.closeAllConnections();
    server.close();
  }
});

const text = async (asked: AsyncIterable<Buffer>): Promise<string> => {
  const parts: Buffer[] = [];
  for await (const part of asked) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
};

test('OP-04 status, headers and body are those of the renderer, each header once', async () => {
  answer = (asked, response) => {
    response.writeHead(203, { 'Content-Type': 'text/html; charset=utf-8', 'X-Path': String(asked.url) });
    response.end('<p>字</p>');
  };
  const got = await fetch(`${origin}/a%20b?c=%E5%AD%97`);
  expect([got.status, await got.text()]).toEqual([203, '<p>字</p>']);
  expect(got.headers.get('x-path')).toBe('/a%20b?c=%E5%AD%97');
  expect(got.headers.get('x-of-main')).toBeNull();
});

test('OP-01 a request by HTTP/1.0 without a host is answered, too', async () => {
  answer = ({ headers }, response) => response.end(headers.host);
  const asking = connect(Number(new URL(origin).port), '127.0.0.1');
  asking.write('GET /api/ready HTTP/1.0\r\n\r\n');
  const got = await text(asking);
  expect(got).toContain('200 OK');
  expect(got).toContain('localhost');
});

test('SP-01 a page is requested at its internal address, with the headers of its answer', async () => {
  page = {
    kind: 'page',
    internal: '/en/desktop/page%3D2/pressroom',
    status: 200,
    headers: { 'content-language': 'en' },
  };
  answer = ({ url, headers }, response) => response.end(JSON.stringify([url, decidedHeaders(headers)]));
  const got = await fetch(`${origin}/en/pressroom?page=2`);
  expect(await got.json()).toEqual([page.internal, page.headers]);
});

test('OP-04 several headers of one name stay several', async () => {
  answer = (_, response) => {
    response.setHeader('Set-Cookie', ['a=1', 'b=2']);
    response.end();
  };
  expect((await fetch(origin)).headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test.each([
  ['of a known length', { 'content-length': '5' }],
  ['in pieces', { 'transfer-encoding': 'chunked' }],
])('OP-04 a body %s arrives whole', async (_what, headers) => {
  answer = async (asked, response) => response.end(`${asked.method} ${await text(asked)}`);
  const got = await new Promise<string>((resolve, reject) => {
    const asked = request(origin, { method: 'POST', headers }, (response) =>
      text(response).then(resolve, reject),
    );
    asked.on('error', reject);
    asked.write('ab');
    asked.end('cde');
  });
  expect(got).toBe('POST abcde');
});

test('OP-04 HEAD and 304 have no body, and the connection goes on', async () => {
  answer = (_, response) => {
    response.writeHead(304, { ETag: '"a"' });
    response.end();
  };
  expect((await fetch(origin)).status).toBe(304);
  answer = (_, response) =>
    response.writeHead(200, { 'Content-Length': 9, 'Content-Type': 'text/html' }).end();
  const head = await fetch(origin, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, '9']);
});

test('OP-06 the renderer gets the id of the request', async () => {
  answer = (asked, response) => response.end(asked.headers['x-request-id']);
  expect(await (await fetch(origin)).text()).toMatch(/^[\da-f-]{36}$/);
});

test('OP-04 a request outside of a request context is passed on, too', async () => {
  answer = (_, response) => response.end('yes');
  const bare = createServer(forwarder(socket));
  await new Promise<void>((done) => bare.listen(0, '127.0.0.1', done));
  const { port } = bare.address() as AddressInfo;
  const got = await fetch(`http://127.0.0.1:${port}`);
  bare.closeAllConnections();
  bare.close();
  expect(await got.text()).toBe('yes');
});

test('OP-05 a visitor who leaves ends the request at the renderer', async () => {
  const left = new Promise<void>((resolve) => {
    answer = (_, response) => response.once('close', resolve);
  });
  const { port } = front.address() as AddressInfo;
  const visitor = connect(port, '127.0.0.1', () => {
    visitor.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    renderer.once('request', () => visitor.destroy());
  });
  await left;
  expect(failed).not.toHaveBeenCalled();
});

test('M1 OP-05 the scaling of a picture outlives its visitor, and the next one is let in when it ends', async () => {
  const scaling: ServerResponse[] = [];
  answer = (_, response) => scaling.push(response);
  const gate = pictureGate<ServerResponse>(() => undefined, fairQueue(1, 1));
  const forward = forwarder(socket);
  const gated = createServer((asked, response) => gate(asked, response, () => forward(asked, response)));
  await new Promise<void>((done) => gated.listen(0, '127.0.0.1', done));
  const { port } = gated.address() as AddressInfo;
  const picture = '/_next/image?url=%2Fbrand%2Fa.png&w=640&q=75';

  const atRenderer = once(renderer, 'request');
  const left = once(gated, 'request').then(([, response]) => once(response, 'close'));
  const leaving = new AbortController();
  const first = fetch(`http://127.0.0.1:${port}${picture}`, { signal: leaving.signal });
  await atRenderer;
  leaving.abort();
  await expect(first).rejects.toThrow('aborted');
  await left;

  const admitted = once(renderer, 'request');
  const second = fetch(`http://127.0.0.1:${port}${picture}`);
  scaling[0]?.end('nobody reads it');
  await admitted;
  scaling[1]?.end('picture');
  expect(await (await second).text()).toBe('picture');
  expect(failed).not.toHaveBeenCalled();
  gated.closeAllConnections();
  gated.close();
  // Less than the half minute after which the gate gives up a slot by itself.
}, 10_000);

test('OP-05 a page is whole before a slow reader takes it', async () => {
  const page = 'x'.repeat(4_000_000);
  const ended = new Promise<void>((resolve) => {
    answer = (_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end(page);
      response.once('finish', resolve);
    };
  });
  const { port } = front.address() as AddressInfo;
  const visitor = connect(port, '127.0.0.1', () =>
    visitor.pause().write('GET / HTTP/1.1\r\nHost: a\r\n\r\n'),
  );
  await ended;
  visitor.destroy();
});

test('OP-04 a renderer that breaks off before its answer: 503 with Retry-After, and a log line', async () => {
  answer = (asked) => asked.socket.destroy();
  const got = await fetch(`${origin}/en`);
  expect([got.status, got.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await got.text()).toContain('lang="en"');
  expect(failed).toHaveBeenCalledTimes(1);
});

test('OP-04 a renderer that breaks off within its answer breaks off the visitor’s', async () => {
  answer = (asked, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Content-Length': 100 });
    response.write('half', () => asked.socket.destroy());
  };
  await expect(fetch(origin).then((got) => got.text())).rejects.toThrow();
});
