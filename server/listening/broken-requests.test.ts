/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { answerBrokenRequests } from './broken-requests';

let server: Server;
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer({ headersTimeout: 20_000 }, (request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/slow') response.write('begun');
    else response.end('answer');
  });
  answerBrokenRequests(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends these bytes, each part when the one before was answered, and resolves to all that came until the end. */
async function send(...parts: (string | Buffer)[]): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
    const next = parts.shift();
    if (next) socket.write(next);
  });
  socket.write(parts.shift() ?? '');
  await once(socket, 'close');
  return received;
}

const get = (target: Buffer | string, method = 'GET') =>
  send(
    Buffer.concat([
      Buffer.from(`${method} `),
      Buffer.from(target),
      Buffer.from(' HTTP/1.1\r\nHost: a\r\n\r\n'),
    ]),
  );
const locationOf = (answer: string) => /^Location: (.*)\r$/m.exec(answer)?.[1];

const GBK_REPORT = Buffer.from('c4eab1a8', 'hex');

test.each([
  ['a word of a search', '/search?keyword=年报', '/search?keyword=%E5%B9%B4%E6%8A%A5'],
  ['a path', '/关于?a=b', '/%E5%85%B3%E4%BA%8E?a=b'],
  [
    'an address encoded in part',
    '/search?keyword=%E5%B9%B4报&page=2',
    '/search?keyword=%E5%B9%B4%E6%8A%A5&page=2',
  ],
  ['a character of four bytes', '/search?keyword=𠮷', '/search?keyword=%F0%A0%AE%B7'],
  [
    'a word in GB18030',
    Buffer.concat([Buffer.from('/search?keyword='), GBK_REPORT]),
    '/search?keyword=%E5%B9%B4%E6%8A%A5',
  ],
])('L2 %s, not encoded, leads to the encoded address', async (_what, target, to) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await get(target, method);
    expect(answer).toMatch(/^HTTP\/1\.1 308 /);
    expect(locationOf(answer)).toBe(to);
    expect(answer).toMatch(/^Cache-Control: no-store\r$/m);
  }
  expect(asked).toEqual([]);
});

test.each([
  ['another host', '//evil.test/年', 'GET'],
  ['another host, by a backslash', '/\\evil.test/年', 'GET'],
  ['a whole address', 'http://evil.test/年', 'GET'],
  ['a form', '/api/forms/年', 'POST'],
  ['a control character', '/a\u0001年', 'GET'],
])('L2 no redirect for %s', async (_what, target, method) => {
  const answer = await get(target, method);
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(locationOf(answer)).toBeUndefined();
});

test('L2 no line of a header can be slipped in', async () => {
  const answer = await send('GET /年\u0085\u2028x HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(locationOf(answer)).toBe('/%E5%B9%B4%C2%85%E2%80%A8x');
  expect(answer.split('\r\n\r\n')[0]?.split('\r\n')).toHaveLength(7);
});

test.each([
  ['no request', 'hello\r\n\r\n', 400],
  ['too large a header', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a length twice', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
])('L2 %s is answered in a line of text', async (_what, bytes, status) => {
  const answer = await send(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^Content-Type: text\/plain; charset=utf-8\r$/m);
  expect(answer).toMatch(/^Connection: close\r$/m);
  expect(answer.endsWith(`\r\n\r\n${answer.slice(9, answer.indexOf('\r'))}\n`)).toBe(true);
});

test('L2 a broken request behind one that is being answered gets no bytes into that answer', async () => {
  const answer = await send('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n', 'hello\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  expect(answer).toContain('begun');
});

test('L2 a broken request after one that was answered is answered, too', async () => {
  const answer = await send('GET /terms HTTP/1.1\r\nHost: a\r\n\r\n', 'GET /年 HTTP/1.1\r\nHost: a\r\n\r\n');
  expect(answer.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 308']);
});
