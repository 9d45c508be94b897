import type { IncomingMessage } from 'node:http';
import { OWN_HEADER } from '@/lib/gate/own-request';

/** A request as browsers send it for a page or file. Others are judged by server/gate. */
export function isPlainRequest({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return !hasBody && headers.expect === undefined && headers[OWN_HEADER] === undefined;
}
