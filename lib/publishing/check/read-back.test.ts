import { isOwnRequest } from '@/lib/gate/own-request';
import { type ServerStub, startServerStub } from '@/testing/server-stub';
import type { Reading } from './plan';
import { readBack, readerOf } from './read-back';

let server: ServerStub;
beforeEach(async () => {
  server = await startServerStub((response) => void response.writeHead(200).end('new'));
});
afterEach(() => server.close());

const reading = (path: string): Reading => ({
  kind: 'page',
  locale: 'zh',
  path,
  isAsExpected: ({ body }) => body === 'new',
});
const within = (ms: number) => ({ begun: Date.now(), end: Date.now() + ms });
const paths = () => server.received.map(({ url }) => url);

test('DT-01 an address is read until it is as expected', async () => {
  const answers = ['old', 'old', 'new', 'never asked'];
  server.answer = (response) => void response.end(answers[server.received.length - 1]);
  const [found] = await readBack(
    [reading('/a?b=c&d=1')],
    readerOf({ origin: server.origin, own: true }),
    within(5000),
  );
  expect(found).toMatchObject({ path: '/a?b=c&d=1', asExpected: true, status: 200, ms: expect.any(Number) });
  expect(paths()).toEqual(['/a?b=c&d=1', '/a?b=c&d=1', '/a?b=c&d=1']);
});

test('DT-01 at the end it says what it saw last, and one address that hangs holds back no other', async () => {
  server.answer = (response, { url }) => {
    if (url === '/hangs') return;
    response.writeHead(url === '/fails' ? 503 : 200).end(url === '/new' ? 'new' : 'old');
  };
  const readings = ['/hangs', '/old', '/fails', '/new'].map(reading);
  const limits = within(2000);
  const found = await readBack(readings, readerOf({ origin: server.origin, own: true }), limits);
  expect(Date.now() - limits.end).toBeLessThan(300);
  expect(found.map(({ path, asExpected, status, ms }) => [path, asExpected, status, ms === null])).toEqual([
    ['/hangs', false, 0, true],
    ['/old', false, 200, true],
    ['/fails', false, 503, true],
    ['/new', true, 200, false],
  ]);
});

test('DT-01 nothing listens: no address is as expected, and nothing is thrown', async () => {
  server.close();
  const found = await readBack([reading('/')], readerOf({ origin: server.origin, own: true }), within(200));
  expect(found).toMatchObject([{ asExpected: false, status: 0, ms: null }]);
});

test('DT-01 at most four addresses are read at once', async () => {
  let [open, most] = [0, 0];
  server.answer = (response) => {
    open += 1;
    most = Math.max(most, open);
    setTimeout(() => {
      open -= 1;
      response.end('new');
    }, 20);
  };
  const readings = Array.from({ length: 20 }, (_, at) => reading(`/${at}`));
  const found = await readBack(readings, readerOf({ origin: server.origin, own: true }), within(5000));
  expect(found.filter(({ asExpected }) => asExpected)).toHaveLength(20);
  expect(most).toBe(4);
});

test('DT-01 it reads as a visitor without cookies; only a request to itself carries the token of the process', async () => {
  for (const own of [true, false])
    await readBack([reading('/')], readerOf({ origin: server.origin, own }), within(1000));
  const [first, second] = server.received;
  expect([first, second].map((request) => request?.headers.cookie)).toEqual([undefined, undefined]);
  expect(isOwnRequest(first?.headers ?? {})).toBe(true);
  expect(Object.keys(second?.headers ?? {}).filter((name) => name.startsWith('x-'))).toEqual([]);
});

test('DT-01 a redirect is an answer, and is not followed', async () => {
  server.answer = (response) => void response.writeHead(307, { location: '/other' }).end();
  const [found] = await readBack(
    [reading('/')],
    readerOf({ origin: server.origin, own: true }),
    within(2000),
  );
  expect(found).toMatchObject({ asExpected: false, status: 307 });
  expect(paths()).not.toContain('/other');
});
