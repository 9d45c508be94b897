import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { refreshPages } from './refresh';

const key = (path: string, device = 'desktop') => `/zh/${device}/-${path}`;
let server: Server;
let asked: IncomingMessage[];
let atOnce = 0;
let mostAtOnce = 0;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request);
    mostAtOnce = Math.max(mostAtOnce, ++atOnce);
    setTimeout(() => {
      atOnce -= 1;
      if (request.url === '/broken') request.socket.destroy();
      else response.end('page');
    }, 5);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
beforeEach(() => {
  asked = [];
});
afterAll(() => server.close());

const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

test('stale pages are asked for as visitors of their devices would, two at a time', async () => {
  await refreshPages(origin(), [key('/a'), key('/b', 'mobile'), key('/c')]);
  expect(asked.map(({ url }) => url).sort()).toEqual(['/a', '/b', '/c']);
  const phone = asked.find(({ url }) => url === '/b');
  expect(phone?.headers['sec-ch-ua-mobile']).toBe('?1');
  expect(phone?.headers['user-agent']).toContain('Mobile');
  expect(mostAtOnce).toBe(2);
});

test('a page that fails keeps none of the others from being asked for', async () => {
  await expect(refreshPages(origin(), [key('/broken'), key('/a'), key('/c')])).resolves.toBeUndefined();
  expect(asked.map(({ url }) => url)).toEqual(expect.arrayContaining(['/a', '/c']));
});

test('one publication renders at most a hundred pages', async () => {
  await refreshPages(
    origin(),
    Array.from({ length: 130 }, (_, at) => key(`/${at}`)),
  );
  expect(asked).toHaveLength(100);
});
