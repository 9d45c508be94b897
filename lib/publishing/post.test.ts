import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { post } from './post';

let server: ServerStub;

beforeAll(async () => {
  server = await startServerStub((response) => response.end('{}'));
});
afterAll(() => server.close());

const send = (timeoutMs = 5000) =>
  post(
    { url: `${server.origin}/hook`, headers: { 'X-Key': 'a' }, body: 'text', timeoutMs },
    (verdict) => verdict,
  );

test('a message is posted with its headers', async () => {
  expect(await send()).toBe('sent');
  const { url, headers, body } = server.received.at(-1) ?? {};
  expect([url, headers?.['x-key'], String(body)]).toEqual(['/hook', 'a', 'text']);
});

test.each([
  [204, 'sent'],
  [302, 'refused'],
  [404, 'refused'],
  [408, 'again'],
  [429, 'again'],
  [500, 'again'],
])('an answer of %d is judged as %s', async (status, verdict) => {
  server.answer = (response) => response.writeHead(status, { location: '/elsewhere' }).end();
  expect(await send()).toBe(verdict);
});

test.each([
  ['a connection that breaks', (response: { destroy(): void }) => response.destroy()],
  ['an answer that does not come in time', () => undefined],
])('%s is no answer', async (_, answer) => {
  server.answer = answer;
  expect(await send(200)).toBeNull();
});
