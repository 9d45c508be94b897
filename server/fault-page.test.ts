import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { showFaults } from './fault-page';

let server: Server;
let answer: RequestListener;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    showFaults(request, response);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const EMPTY = '<!DOCTYPE html><html id="__next_error__"><body></body></html>';

function broken(status: number, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.write(EMPTY);
    response.end();
  };
}

test.each([
  ['/service', 'zh-CN', '抱歉，页面出错了', 'href="/"'],
  ['/en/service?x=1', 'en', 'Sorry, something went wrong', 'href="/en"'],
  ['/english', 'zh-CN', '抱歉，页面出错了', 'href="/"'],
])('CL-06 a fault at %s is a page to read in %s', async (path, lang, heading, home) => {
  answer = broken(500, {
    'content-length': String(EMPTY.length),
    'cache-control': 's-maxage=720',
    etag: '"x"',
  });
  const response = await fetch(origin + path);
  const html = await response.text();
  expect(response.status).toBe(500);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).toContain(`<h1>${heading}</h1>`);
  expect(html).toContain(home);
  expect(html).not.toContain('__next_error__');
});

test('CL-06 a body given to end, and one announced by writeHead, are replaced too', async () => {
  answer = (_request, response) => response.writeHead(500, { 'x-own': '1' }).end(EMPTY);
  expect(await (await fetch(`${origin}/`)).text()).toContain('页面出错了');
});

test('CL-06 a HEAD request gets the headers alone', async () => {
  answer = broken(500);
  const response = await fetch(`${origin}/en`, { method: 'HEAD' });
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(400);
  expect(await response.text()).toBe('');
});

test('RT-02 RT-10 a missing file of a preview says so; 404 pages and other files are left alone', async () => {
  const missing =
    (preview: boolean): RequestListener =>
    (_request, response) => {
      if (preview) response.setHeader('x-preview', '1');
      response.statusCode = 404;
      response.end();
    };
  const read = async () => (await fetch(`${origin}/en/preowsweb/x`)).text();
  answer = missing(true);
  expect(await read()).toContain('Oops, the page is temporarily');
  answer = missing(false);
  expect(await read()).toBe('');
  answer = broken(404, { 'x-preview': '1' });
  expect(await read()).toBe(EMPTY);
});

test.each([
  [200, 'text/html', EMPTY],
  [503, 'text/html', EMPTY],
  [500, 'application/json', '{"code":500}'],
])('an answer of %i as %s passes untouched', async (status, type, body) => {
  answer = (_request, response) => {
    response.statusCode = status;
    response.setHeader('content-type', type);
    response.end(body);
  };
  const response = await fetch(`${origin}/`);
  expect([response.status, await response.text()]).toEqual([status, body]);
});
