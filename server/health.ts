import type { IncomingMessage, ServerResponse } from 'node:http';
import { refuse } from './gate/plain-answer';

const PATH = /^\/api\/health(?:$|\?)/;
const BODY = JSON.stringify({ status: 'ok' });

/**
 * Reports that the process is alive, without waiting for the framework. Returns false for other addresses.
 */
export function sendHealth(request: IncomingMessage, response: ServerResponse): boolean {
  if (!PATH.test(request.url ?? '')) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    refuse(response, { status: 405, headers: { Allow: 'GET, HEAD' } });
    return true;
  }
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(BODY),
    'Cache-Control': 'no-store',
  });
  response.end(request.method === 'HEAD' ? undefined : BODY);
  return true;
}
