import { once } from 'node:events';
import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { breakAnswer } from './break-answer';

const MEGABYTES = 12;

let app: FastifyInstance;
let response: ServerResponse | undefined;
/** Listeners for the end of the connection, at each moment when the reader has caught up. */
let listeners: number[];

beforeEach(async () => {
  listeners = [];
  app = fastify();
  app.get('/', async (_request, reply) => {
    const { raw } = reply;
    response = raw;
    raw.on('drain', () => listeners.push(raw.listenerCount('close')));
    await breakAnswer(reply, { path: '/', mode: 'huge', megabytes: MEGABYTES });
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => app.close());

async function ask(): Promise<IncomingMessage> {
  const { port } = app.server.address() as AddressInfo;
  const [answer] = await once(get({ host: '127.0.0.1', port }), 'response');
  return answer;
}

test('CL-03 a huge answer is whole JSON, and waiting for its reader leaves no listeners behind', async () => {
  const chunks: Buffer[] = [];
  for await (const chunk of await ask()) chunks.push(chunk);
  const body = Buffer.concat(chunks).toString();
  expect(body.length).toBeGreaterThan(MEGABYTES * 1024 * 1024);
  expect(JSON.parse(body)).toMatchObject({ code: 200, data: [] });
  expect(listeners.length).toBeGreaterThan(10);
  expect(Math.max(...listeners) - Math.min(...listeners)).toBeLessThanOrEqual(1);
});

test('CL-03 a huge answer ends with its reader', async () => {
  const answer = await ask();
  await once(answer, 'data');
  answer.destroy();
  await once(response as ServerResponse, 'close');
  expect(response).toMatchObject({ destroyed: true, writableFinished: false });
});
