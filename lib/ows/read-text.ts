import 'server-only';
import type { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { CONTENT_MAX_BYTES } from '@/lib/base/constants';
import { OwsError } from '@/lib/base/ows-error';

type OwsResponse = Dispatcher.ResponseData;

const textOf = (value: string | string[] | undefined): string => String(value ?? '').toLowerCase();

/** Some gateways declare JSON as plain text or not at all. HTML is accepted only with an HTTP error. */
const READABLE = /^(?:$|application\/(?:[\w.-]+\+)?json\b|text\/(?:plain|json)\b)/;

const refuse = ({ statusCode }: OwsResponse, why: string): OwsError =>
  new OwsError('malformed', why, { code: statusCode, status: statusCode });

function unpacker(response: OwsResponse): Transform | null {
  const encoding = textOf(response.headers['content-encoding']).trim();
  if (encoding === '' || encoding === 'identity') return null;
  // Compression is not requested; an answer that is compressed nevertheless has the same size limit.
  if (/^(x-)?gzip$/.test(encoding)) return createGunzip();
  if (encoding === 'deflate') return createInflate();
  if (encoding === 'br') return createBrotliDecompress();
  throw refuse(response, 'unknown encoding');
}

function check(response: OwsResponse): void {
  const { headers, statusCode } = response;
  if (!READABLE.test(textOf(headers['content-type']).trim()) && statusCode < 400) {
    throw refuse(response, 'the answer is not JSON');
  }
  if (Number(headers['content-length'] ?? 0) > CONTENT_MAX_BYTES)
    throw refuse(response, 'the answer is too large');
}

/** The whole body as text. Throws an OwsError beyond CONTENT_MAX_BYTES, compressed or decompressed. */
export async function readText(response: OwsResponse): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const part of source) {
      size += part.length;
      if (size > CONTENT_MAX_BYTES) return;
      parts.push(part);
    }
  };
  try {
    check(response);
    const unpack = unpacker(response);
    await (unpack ? pipeline(response.body, unpack, collect) : collect(response.body));
  } catch (error) {
    // Also closes the connection if nothing has been read yet.
    response.body.on('error', () => undefined).destroy();
    // Beyond the size limit the pipeline is aborted without a reason; that error is thrown below.
    if (size <= CONTENT_MAX_BYTES) throw error;
  }
  if (size > CONTENT_MAX_BYTES) throw refuse(response, 'the answer is too large');
  return Buffer.concat(parts).toString('utf8');
}
