/** @jest-environment node */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/runtime/log';
import { requestId } from '@/lib/runtime/request-context';
import { observed, printIntoLog } from './observe';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

let server: Server;
async function start(handler: Handler): Promise<string> {
  server = createServer(observed(handler));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  server?.close();
  jest.restoreAllMocks();
  Object.assign(process.env, { LOG_ACCESS: '', TRUSTED_PROXIES: '' });
});

const sayId: Handler = async (_request, response) => {
  await new Promise((resolve) => setImmediate(resolve));
  response.end(requestId());
};
const idOf = async (origin: string, given?: string) =>
  (await fetch(origin, { headers: given ? { 'x-request-id': given } : {} })).text();

test('every request has an id of its own, whatever a visitor says', async () => {
  const origin = await start(sayId);
  const ids = await Promise.all([idOf(origin), idOf(origin, 'made-up-by-a-visitor')]);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(ids).size).toBe(2);
  expect(requestId()).toBeUndefined();
});

test('the id of a trusted proxy is taken over when it is one', async () => {
  process.env.TRUSTED_PROXIES = '1';
  const origin = await start(sayId);
  expect(await idOf(origin, 'proxy-0123456789')).toBe('proxy-0123456789');
  for (const bad of ['short', 'x'.repeat(65), 'with spaces in it', '{"level":"fatal"}']) {
    expect(await idOf(origin, bad)).toMatch(/^[0-9a-f-]{36}$/);
  }
});

test('access lines are off by default, and contain no query', async () => {
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  await fetch(`${await start(sayId)}/en/search?q=secret`);
  expect(info).not.toHaveBeenCalled();
  server.close();
  process.env.LOG_ACCESS = '1';
  await (await fetch(`${await start(sayId)}/en/search?q=secret`)).text();
  while (info.mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  const line = { method: 'GET', path: '/en/search', status: 200, ms: expect.any(Number) };
  expect(info.mock.calls).toEqual([[line, 'answered']]);
});

test('SP-01 what is answered at once needs no id; LOG_ACCESS=1 adds its line all the same', async () => {
  const info = jest.spyOn(log, 'info').mockImplementation(() => undefined);
  const quick = (request: IncomingMessage, response: ServerResponse) => {
    if (request.url !== '/quick') return false;
    response.end(String(requestId()));
    return true;
  };
  const open = async () => {
    server = createServer(observed(sayId, quick));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  };
  const origin = await open();
  expect(await idOf(`${origin}/quick`)).toBe('undefined');
  expect(await idOf(origin)).toMatch(/^[0-9a-f-]{36}$/);
  expect(info).not.toHaveBeenCalled();
  server.close();
  process.env.LOG_ACCESS = '1';
  const logged = new Promise<unknown>((resolve) => info.mockImplementation(resolve));
  expect(await idOf(`${await open()}/quick`)).toMatch(/^[0-9a-f-]{36}$/);
  expect(await logged).toMatchObject({ method: 'GET', path: '/quick', status: 200 });
});

test('what the framework prints becomes one line of the log, whatever is in it', () => {
  const known = { ...console };
  const error = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  printIntoLog();
  console.error('\u001b[31m⨯\u001b[39m broken %s\n{"level":"info"}', 'page');
  Object.assign(console, known);
  expect(error.mock.calls).toEqual([['⨯ broken page\n{"level":"info"}']]);
});
