import type { IncomingMessage, ServerResponse } from 'node:http';
import { peekProcessState } from '@/lib/runtime/process-state';

/** Browsers cache a redirect no longer than this, so that mistakes of operators can be corrected. */
const KEPT = 'public, max-age=3600';

/**
 * Answers a request for a permanently moved address, before any page is looked up; false for others. The table is
 * read by lib/site/redirects/watch.ts when the framework starts.
 */
export function sendMoved(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const moved = peekProcessState('redirects')?.find(request.url ?? '/');
  if (!moved) return false;
  response.writeHead(moved.status, {
    Location: moved.location,
    'Cache-Control': KEPT,
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': 0,
  });
  response.end();
  return true;
}
