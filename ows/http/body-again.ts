import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<object, Buffer>();

/** Remembers a body that was read before its parser's turn, for as long as the request lives. */
export function keepBody({ raw }: FastifyRequest, body: Buffer): void {
  bodies.set(raw, body);
}

/** The request as the form parser wants it: it reads the raw stream, which the signature check has used up. */
export function withBodyAgain(request: FastifyRequest): FastifyRequest {
  const body = bodies.get(request.raw);
  if (!body) return request;
  const raw = Object.assign(Readable.from([body]), { headers: request.raw.headers });
  return Object.create(request, { raw: { value: raw } });
}
