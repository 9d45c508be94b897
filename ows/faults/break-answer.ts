import { once } from 'node:events';
import type { FastifyReply } from 'fastify';
import { failureBody } from '../http/envelope';
import type { Fault } from './fault-table';

const HUGE_BYTES = 12 * 1024 * 1024;
const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>';
const BROKEN = '{"code":200,"msg":"操作成功","data":[{"menuId":1,"menuName":"';

/** Answers in the fault's way; false when the call is to go on (slow, wrongtypes, nodata). */
export async function breakAnswer(reply: FastifyReply, mode: Fault['mode']): Promise<boolean> {
  const breaker = BREAKERS[mode];
  if (!breaker) return false;
  await breaker(reply);
  return true;
}

type Breaker = (reply: FastifyReply) => unknown;

const BREAKERS: Partial<Record<Fault['mode'], Breaker>> = {
  down: (reply) => reply.hijack().raw.socket?.destroy(),
  http500: (reply) => reply.code(500).send(failureBody(500, '系统繁忙，请稍后再试')),
  code500: (reply) => reply.send(failureBody(500, '服务暂时不可用')),
  html: (reply) => reply.type('text/html; charset=utf-8').send(PAGE),
  malformed: (reply) => reply.type('application/json; charset=utf-8').send(BROKEN),
  empty: (reply) => reply.type('application/json; charset=utf-8').send(''),
  truncated: sendTruncated,
  huge: sendHuge,
};

async function sendTruncated(reply: FastifyReply): Promise<void> {
  const { raw } = reply.hijack();
  raw.writeHead(200, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(BROKEN) + 1000,
  });
  await new Promise<void>((resolve) => raw.write(BROKEN, () => resolve()));
  raw.socket?.destroySoon();
}

/** Well-formed JSON, so that nothing but a limit on the size catches it. */
async function sendHuge(reply: FastifyReply): Promise<void> {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'application/json' });
  raw.write('{"code":200,"msg":"');
  const chunk = 'x'.repeat(64 * 1024);
  for (let sent = 0; sent < HUGE_BYTES && !raw.destroyed; sent += chunk.length) {
    if (!raw.write(chunk)) await Promise.race([once(raw, 'drain'), once(raw, 'close')]);
  }
  raw.end('","data":[]}');
}
