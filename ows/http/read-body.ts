import type { Readable } from 'node:stream';
import { Failure } from './failure';

/** A request is at most 20 MB, including its files. */
export const REQUEST_LIMIT = 20 * 1024 * 1024;

/** Reads a whole request body; stops at the limit. */
export async function readBody(payload: Readable | AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of payload) {
    size += chunk.length;
    if (size > REQUEST_LIMIT) throw new Failure('请求内容不能超过20MB');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
