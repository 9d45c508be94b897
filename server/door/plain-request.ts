import type { IncomingMessage } from 'node:http';
import { isOwnRequest, VISIT_HEADER } from '@/lib/gate/own-request';

/**
 * Whether a request is one that browsers send for a page or file. Others are judged by server/gate. What claims to be
 * the site's own request without its token is a visitor's.
 */
export function isPlainRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hasBody = (headers['content-length'] ?? '0') !== '0' || headers['transfer-encoding'] !== undefined;
  const isOwn = headers[VISIT_HEADER] === undefined && isOwnRequest(headers);
  return !hasBody && headers.expect === undefined && !isOwn;
}
