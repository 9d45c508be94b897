import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerNotModified } from './not-modified';

const CHANGED = 'Fri, 28 Mar 2025 09:30:00 GMT';
const BEFORE = 'Fri, 28 Mar 2025 09:29:59 GMT';
const BODY = '<p>page</p>';

/** Validators of the page below, and what the framework received as If-Modified-Since. */
const page = { status: 200, lastModified: CHANGED as string | null };
let seen: string | undefined;
let server: Server;

beforeAll(async () => {
  server = createServer((request_, response) => {
    answerNotModified(request_, response);
    seen = request_.headers['if-modified-since'];
    response.statusCode = page.status;
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('ETag', '"x"');
    response.setHeader('Content-Length', BODY.length);
    if (page.lastModified) response.setHeader('Last-Modified', page.lastModified);
    response.end(request_.method === 'HEAD' ? null : BODY);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => Object.assign(page, { status: 200, lastModified: CHANGED }));

/** Plain HTTP: fetch would add a cache-control of its own. */
function ask(headers: Record<string, string>, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status: number | undefined; body: string; etag: string | undefined }>((done, fail) => {
    const request_ = request({ host: '127.0.0.1', port, method, headers }, (answer) => {
      let body = '';
      answer.on('data', (part) => {
        body += part;
      });
      answer.on('end', () => done({ status: answer.statusCode, body, etag: answer.headers.etag }));
    });
    request_.on('error', fail).end();
  });
}

test.each([
  ['the same second', { 'If-Modified-Since': CHANGED }, 304],
  ['a later one', { 'If-Modified-Since': 'Sat, 29 Mar 2025 00:00:00 GMT' }, 304],
  ['an older copy', { 'If-Modified-Since': BEFORE }, 200],
  ['a time that is none', { 'If-Modified-Since': 'yesterday' }, 200],
  ['a reload', { 'If-Modified-Since': CHANGED, 'Cache-Control': 'no-cache' }, 200],
  [
    'an entity tag beside it, which the framework judges',
    { 'If-Modified-Since': CHANGED, 'If-None-Match': '"y"' },
    200,
  ],
])('RT-09 If-Modified-Since: %s', async (_, headers, status) => {
  expect(await ask(headers)).toEqual({ status, body: status === 304 ? '' : BODY, etag: '"x"' });
});

test('an entity tag outweighs a time: the framework does not see the time', async () => {
  await ask({ 'If-Modified-Since': BEFORE, 'If-None-Match': '"x"' });
  expect(seen).toBeUndefined();
});

test('HEAD is answered alike', async () => {
  expect((await ask({ 'If-Modified-Since': CHANGED }, 'HEAD')).status).toBe(304);
});

test.each([
  ['a fault', { status: 503 }],
  ['a page that does not say when it changed', { lastModified: null }],
  ['one that says nonsense', { lastModified: 'long ago' }],
])('%s is sent whole', async (_, more) => {
  Object.assign(page, more);
  expect((await ask({ 'If-Modified-Since': CHANGED })).status).toBe(page.status);
});
