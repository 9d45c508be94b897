import 'server-only';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { sameText } from './tokens';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** The token of `Authorization: Bearer …`, or an empty string. */
export function bearer(request: Request): string {
  return /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
}

/**
 * Answers operators, who send `Authorization: Bearer <OPERATIONS_TOKEN>`. Everyone else gets a 404, as does
 * everyone if no token is set.
 */
export async function forOperators(request: Request, answer: () => Promise<Response>): Promise<Response> {
  const { operationsToken } = env();
  if (!operationsToken || !sameText(bearer(request), operationsToken)) {
    if (bearer(request)) log.info({ refused: 404, what: 'operations token' }, 'a request was refused');
    return new Response('404', { status: 404, headers: { ...NO_STORE, 'Content-Type': 'text/plain' } });
  }
  const response = await answer();
  response.headers.set('Cache-Control', 'no-store');
  return response;
}
