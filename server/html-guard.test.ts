import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setProcessState } from '@/lib/runtime/process-state';
import { guardHtml } from './html-guard';

let server: Server;
let answer: RequestListener;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    guardHtml(response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const HTML = { 'Content-Type': 'text/html; charset=utf-8' };
const SCRIPT = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';

test('a page written in pieces leaves whole, with the hashes of its scripts', async () => {
  answer = (_request, response) => {
    response.writeHead(201, HTML);
    response.flushHeaders();
    response.write('<p>字', () => {
      response.write(SCRIPT.slice(0, 20));
      response.write(Buffer.from(SCRIPT.slice(20)));
      response.end('</p>');
    });
  };
  const got = await fetch(origin);
  expect(got.status).toBe(201);
  expect(got.headers.get('content-security-policy')).toMatch(/script-src 'self' 'sha256-/);
  const text = await got.text();
  expect(text).toBe(`<p>字${SCRIPT}</p>`);
  expect(got.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

test('headers that were set before count too, and nothing needs writeHead', async () => {
  answer = (_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(SCRIPT);
  };
  const got = await fetch(origin);
  expect(got.headers.get('content-security-policy')).toContain('sha256-');
  expect(await got.text()).toBe(SCRIPT);
});

test('a page with a policy of its own keeps it', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { ...HTML, 'Content-Security-Policy': "default-src 'none'" });
    response.end(SCRIPT);
  };
  expect((await fetch(origin)).headers.get('content-security-policy')).toBe("default-src 'none'");
});

test.each([
  [404, null],
  [429, '60'],
  [503, '30'],
])('CL-06 a page with status %i in its head gets that status, uncached', async (status, retry) => {
  answer = (_request, response) => {
    response.writeHead(200, HTML);
    response.end(`<html><head><meta name="page-status" content="${status}"/></head><body>x</body></html>`);
  };
  const got = await fetch(origin);
  expect(got.status).toBe(status);
  expect(got.headers.get('cache-control')).toBe('no-store');
  expect(got.headers.get('retry-after')).toBe(retry);
});

test('a status of its own stays', async () => {
  answer = (_request, response) => {
    response.writeHead(422, HTML);
    response.end('<html><head><meta name="page-status" content="503"/></head></html>');
  };
  expect((await fetch(origin)).status).toBe(422);
});

test('what is no page passes as it comes', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' });
    response.write('a');
    response.end('b');
  };
  const got = await fetch(origin);
  expect(got.headers.get('content-security-policy')).toBeNull();
  expect(await got.text()).toBe('ab');
});

test('a HEAD answer has a policy and no body', async () => {
  answer = (_request, response) => {
    response.writeHead(200, HTML);
    response.end();
  };
  const got = await fetch(origin, { method: 'HEAD' });
  expect(got.headers.get('content-security-policy')).toContain("default-src 'self'");
});

test.each([
  ['<head><meta name="page-status" content="429"/></head><p></p>', 429],
  ['<head></head><meta name="page-status" content="429"/>', 200],
])('PB-02 a page rendered per request has the status of its head: %s', async (html, status) => {
  answer = (_request, response) => {
    response.writeHead(200, HTML);
    response.end(html);
  };
  expect((await fetch(origin)).status).toBe(status);
});

test('where a page leads is said once, however often the framework says it', async () => {
  answer = (_request, response) => {
    response.setHeader('location', ['/ows/files/a.pdf', '/ows/files/a.pdf']);
    response.writeHead(307, HTML);
    response.end('<p></p>');
  };
  const got = await fetch(origin, { redirect: 'manual' });
  expect(got.headers.get('location')).toBe('/ows/files/a.pdf');
});

test('L9 L10 an answer reveals no internals of the framework, and varies only by headers that clients can send', async () => {
  answer = (_request, response) => {
    response.setHeader('x-nextjs-cache', 'HIT');
    response.setHeader('x-middleware-rewrite', '/en/desktop/-/terms');
    response.setHeader('Vary', 'rsc, next-router-state-tree, User-Agent');
    response.writeHead(200, { ...HTML, 'x-nextjs-prerender': '1' });
    response.end(SCRIPT);
  };
  const { headers } = await fetch(origin);
  expect([...headers.keys()].filter((name) => /nextjs|middleware/.test(name))).toEqual([]);
  expect(headers.get('vary')).toBe('User-Agent');
});

test('SP-03 the page of a visitor leaves without the framework’s scripts, with its policy and length', async () => {
  setProcessState('pageData', {
    apart: (html) => html,
    within: (html) => html.replace('<i>framework</i>', ''),
  });
  answer = (_request, response) => {
    response.writeHead(200, HTML);
    response.end(`<p>字</p><i>framework</i>${SCRIPT}`);
  };
  const got = await fetch(origin);
  setProcessState('pageData', undefined);
  const text = await got.text();
  expect(text).toBe(`<p>字</p>${SCRIPT}`);
  expect(got.headers.get('content-length')).toBe(String(Buffer.byteLength(text)));
});

const LONG = `<p>${'字句'.repeat(1000)}</p>`;
const POLICY = "default-src 'none'";

test.each([
  ['br', POLICY],
  ['gzip', POLICY],
  ['br', null],
  ['gzip', null],
])(
  'SP-01 a page leaves compressed as a whole by %s, with a policy of its own or without: %s',
  async (encoding, policy) => {
    answer = (_request, response) => {
      response.writeHead(200, { ...HTML, ...(policy ? { 'Content-Security-Policy': policy } : {}) });
      response.write(LONG);
      response.end(SCRIPT);
    };
    const got = await fetch(origin, { headers: { 'accept-encoding': encoding } });
    expect(got.headers.get('content-encoding')).toBe(encoding);
    expect(Number(got.headers.get('content-length'))).toBeLessThan(500);
    expect(await got.text()).toBe(LONG + SCRIPT);
  },
);

test.each([
  ['nothing is accepted', { headers: { 'accept-encoding': 'identity' } }, {}],
  ['only the head is asked for', { method: 'HEAD' }, {}],
  ['nobody may transform it', {}, { 'Cache-Control': 'no-transform' }],
])('a page stays plain where %s', async (_why, init, more) => {
  const length = { 'Content-Length': Buffer.byteLength(LONG) };
  answer = ({ method }, response) => {
    response.writeHead(200, { ...HTML, ...length, ...more });
    response.end(method === 'HEAD' ? undefined : LONG);
  };
  const { headers } = await fetch(origin, init);
  expect(headers.get('content-encoding')).toBeNull();
  expect(headers.get('content-length')).toBe(String(length['Content-Length']));
});
