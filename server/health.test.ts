/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import { askPlainly } from '@/testing/ask-plainly';
import { sendHealth } from './health';

let server: Server;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (!sendHealth(request, response)) response.end('others');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => server.close());

const ask = async (path: string, method = 'GET') => {
  const { status, headers, body } = await askPlainly(server, { path, method, headers: {} });
  return { status, headers, text: body.toString('utf8') };
};

test('OP-04 the process says that it is alive, without the framework and for no cache', async () => {
  for (const path of ['/api/health', '/api/health?t=1']) {
    const { status, headers, text } = await ask(path);
    expect([status, headers['cache-control'], JSON.parse(text)]).toEqual([200, 'no-store', { status: 'ok' }]);
  }
  const { status, headers, text } = await ask('/api/health', 'HEAD');
  expect([status, headers['content-length'], text]).toEqual([200, '15', '']);
});

test('OP-04 nothing can be sent to it, and no other address is answered', async () => {
  const { status, headers } = await ask('/api/health', 'POST');
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  for (const path of ['/api/healthy', '/api/ready', '/', '/en/api/health'])
    expect((await ask(path)).text).toBe('others');
});
