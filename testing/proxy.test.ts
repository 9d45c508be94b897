import { startProxy } from './proxy';
import { type ServerStub, startServerStub } from './server-stub';

let target: ServerStub;
let proxy: ServerStub;

beforeAll(async () => {
  target = await startServerStub((response) => response.end('as stored'));
  proxy = await startProxy({
    target: target.origin,
    intercept: ({ body }) => (body.includes('odd') ? { status: 500, body: '{"code":500}' } : null),
    change: (url, body) => (url === '/changed' ? 'changed' : body),
  });
});
afterAll(() => {
  proxy.close();
  target.close();
});

const post = (path: string, body: string) =>
  fetch(proxy.origin + path, { method: 'POST', headers: { 'x-own': '1' }, body });

test('requests, bodies and headers are passed on, answers can be changed', async () => {
  expect(await (await post('/kept?a=1', 'plain')).text()).toBe('as stored');
  expect(await (await post('/changed', 'plain')).text()).toBe('changed');
  const [first] = target.received;
  expect([first?.method, first?.url, String(first?.body)]).toEqual(['POST', '/kept?a=1', 'plain']);
  expect(first?.headers['x-own']).toBe('1');
});

test('an intercepted request does not arrive', async () => {
  target.received = [];
  expect((await post('/kept', 'odd')).status).toBe(500);
  expect(target.received).toEqual([]);
});

test('redirects and closed connections come through as they are', async () => {
  target.answer = (response) => response.writeHead(302, { location: '/elsewhere' }).end();
  expect((await fetch(proxy.origin, { redirect: 'manual' })).status).toBe(302);
  target.answer = (response) => response.destroy();
  await expect(fetch(proxy.origin)).rejects.toThrow();
});
