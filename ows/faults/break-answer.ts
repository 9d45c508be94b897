import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { failureBody } from '../http/envelope';
import type { Fault } from './fault-table';

const HUGE_BYTES = 12 * 1024 * 1024;
const PAGE =
  '<!doctype html><html><head><title>502 Bad Gateway</title></head><body><h1>502</h1></body></html>';
const BROKEN = '{"code":200,"msg":"操作成功","data":[{"menuId":1,"menuName":"';

/** Answers as the fault demands; false when the call shall continue (slow, wrongtypes, nulls, emptylists, bare, nodata). */
export async function breakAnswer(reply: FastifyReply, fault: Fault): Promise<boolean> {
  const breaker = BREAKERS[fault.mode];
  if (!breaker) return false;
  await breaker(reply, fault);
  return true;
}

type Breaker = (reply: FastifyReply, fault: Fault) => unknown;

const BREAKERS: Partial<Record<Fault['mode'], Breaker>> = {
  down: (reply) => reply.hijack().raw.socket?.destroy(),
  reset: (reply) => reply.hijack().raw.socket?.resetAndDestroy(),
  http500: (reply) => reply.code(500).send(failureBody(500, '系统繁忙，请稍后再试')),
  code500: (reply) => reply.send(failureBody(500, '服务暂时不可用')),
  html: (reply) => reply.type('text/html; charset=utf-8').send(PAGE),
  malformed: (reply) => reply.type('application/json; charset=utf-8').send(BROKEN),
  empty: (reply) => reply.type('application/json; charset=utf-8').send(''),
  truncated: sendTruncated,
  huge: sendHuge,
  bomb: sendBomb,
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

/** Well-formed JSON, so that only a size limit catches it. */
function* hugeBody(bytes: number): Generator<string> {
  yield '{"code":200,"msg":"';
  const chunk = 'x'.repeat(64 * 1024);
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
  yield '","data":[]}';
}

async function sendHuge(reply: FastifyReply, { megabytes }: Fault): Promise<void> {
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'application/json' });
  const body = hugeBody(megabytes ? megabytes * 1024 * 1024 : HUGE_BYTES);
  // It fails when the reader disconnects, which most do at their size limit.
  await pipeline(Readable.from(body), raw).catch(() => undefined);
}

const BOMB_BYTES = 256 * 1024 * 1024;
let bomb: Buffer | undefined;

/** A quarter of a megabyte that becomes a thousand times as much when decompressed without a limit. */
function sendBomb(reply: FastifyReply): void {
  bomb ??= gzipSync(Buffer.alloc(BOMB_BYTES, ' '));
  const { raw } = reply.hijack();
  raw.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
  raw.end(bomb);
}
