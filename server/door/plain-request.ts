import type { IncomingMessage } from 'node:http';
import { OWN_HEADER, VISIT_HEADER } from '@/lib/gate/own-request';

/** Whether a request is one that browsers send for a page or file. Others are judged by server/gate. */
export function isPlainRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  const isOwn = headers[OWN_HEADER] !== undefined && headers[VISIT_HEADER] === undefined;
  return !hasBody && headers.expect === undefined && !isOwn;
}
