import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { encodingFor } from './encoded';

/** Shorter pages are sent as they are. */
const MIN_BYTES = 1024;
/** The quality that the `compression` package uses for all other answers. */
const PARAMS = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const says = (value: OutgoingHttpHeader | undefined, word: string): boolean =>
  String(value ?? '').includes(word);

/**
 * Compresses a whole page for this visitor and sets the headers that say so. Synchronous: for one page that
 * costs less than a stream and a trip to the thread pool.
 */
export function compressWhole(response: ServerResponse, page: Buffer): Buffer {
  const { method, headers } = response.req;
  if (page.length < MIN_BYTES || method === 'HEAD' || response.hasHeader('content-encoding')) return page;
  if (says(response.getHeader('cache-control'), 'no-transform')) return page;
  const encoding = encodingFor(headers['accept-encoding']?.toString());
  if (encoding === 'identity') return page;
  response.setHeader('Content-Encoding', encoding);
  return encoding === 'br' ? brotliCompressSync(page, { params: PARAMS }) : gzipSync(page);
}
