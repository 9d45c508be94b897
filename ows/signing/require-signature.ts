import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Signing } from '../config/config';
import { keepBody } from '../http/body-again';
import { failureBody } from '../http/envelope';
import { readBody } from '../http/read-body';
import { isGenuine, isPlausible, readClaim } from './check';
import { NonceMemory } from './nonce-memory';

/** Verifies each call before it is parsed: the signature covers the exact bytes of the body. */
export function requireSignature(app: FastifyInstance, signing: Signing): void {
  const nonces = new NonceMemory();
  app.addHook('preParsing', async (request, reply, payload) => {
    const claim = readClaim(request.headers);
    const now = Date.now();
    if (claim && isPlausible(claim, { appKey: signing.appKey, now })) {
      const body = await readBody(payload);
      const call = { method: request.method, url: request.raw.url ?? '', body };
      if (isGenuine(call, { claim, secret: signing.secret, nonces, now })) {
        keepBody(request, body);
        return Readable.from([body]);
      }
    }
    await reply.code(401).send(failureBody(401, '签名验证失败'));
    return payload;
  });
}
