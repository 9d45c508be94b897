import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

const bodies = new WeakMap<object, Buffer>();

/** Stores a body that was read before its parser's turn, for the life of the request. */
export function keepBody({ raw }: FastifyRequest, body: Buffer): void {
  bodies.set(raw, body);
}

/** The request for the form parser, which reads the raw stream that the signature check has consumed. */
export function withBodyAgain(request: FastifyRequest): FastifyRequest {
  const body = bodies.get(request.raw);
  if (!body) return request;
  const raw = Object.assign(Readable.from([body]), { headers: request.raw.headers });
  return Object.create(request, { raw: { value: raw } });
}
