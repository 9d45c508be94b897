import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

const KEY = Symbol.for('site.request');
/** Found by every bundle of the framework under the same symbol; lib/request-id.ts reads it. */
globalThis[KEY] ??= new AsyncLocalStorage();
const context = globalThis[KEY];

const WELL_FORMED = /^[\w-]{8,64}$/;

/** A proxy of our own may have named the request already; nobody else's name is taken over. */
function idOf(request) {
  const given = request.headers['x-request-id'];
  const trusted = Number(process.env.TRUSTED_PROXIES || 0) > 0;
  return trusted && typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
}

/** Does `work` under the id of this request: log lines and calls of the back office carry it. */
export function inRequest(request, work) {
  return context.run({ id: idOf(request) }, work);
}

/** The id of the request under way, or undefined outside of one. */
export const requestId = () => context.getStore()?.id;
