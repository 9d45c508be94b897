import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import type { EncodedBody } from '@/lib/runtime/page-data';

export type Encoding = 'br' | 'gzip' | 'identity';

const GZIP_LEVEL = 9;
/**
 * With a larger window than this (64 KB) brotli allocates a table of up to 32 MB, which costs more than most
 * pages.
 */
const WINDOW_BITS = 16;
/** For longer bodies, which need a wider window: the highest quality whose table is small enough. */
const QUALITY_BEYOND = 8;
const WIDE_BITS = 22;
/** Above this the search is exhaustive, with tables of its own. */
const SEARCHED_QUALITY = 9;
const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Brotli's settings for a body: for long ones a wide window, at a quality whose tables are cheap. */
function brotliParams(bytes: number, quality: number): Record<number, number> {
  const isLong = bytes > 2 ** WINDOW_BITS;
  const isSearched = quality <= SEARCHED_QUALITY;
  return {
    [constants.BROTLI_PARAM_QUALITY]: isLong && isSearched ? Math.min(quality, QUALITY_BEYOND) : quality,
    [constants.BROTLI_PARAM_LGWIN]: isLong || !isSearched ? WIDE_BITS : WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
}

/** Compresses a body with brotli on Node's thread pool; `quality` is 0 to 11. */
export const brotliOf = (plain: Buffer, quality: number): Promise<Buffer> =>
  byBrotli(plain, { params: brotliParams(plain.length, quality) });

export const gzipOf = (plain: Buffer): Promise<Buffer> => byGzip(plain, { level: GZIP_LEVEL });

/** Compresses a body on Node's thread pool, so that requests are answered meanwhile. `quality` is brotli's, 0 to 11. */
export async function encoded(plain: Buffer, quality: number): Promise<EncodedBody> {
  const [br, zipped] = await Promise.all([brotliOf(plain, quality), gzipOf(plain)]);
  return { br, gzip: zipped };
}

const OFFERED = ['br', 'gzip', 'identity'] as const;
const MAX_HEADERS = 500;
const chosen = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

function negotiate(accept: string): Encoding {
  const headers = { 'accept-encoding': accept };
  const [best] = new Negotiator({ headers }).encodings([...OFFERED], { preferred: [...OFFERED] });
  return OFFERED.find((name) => name === best) ?? 'identity';
}

/** Negotiates the encoding by the Accept-Encoding header; of equally preferred ones it is the smallest. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const cached = chosen.get(accept);
  if (cached) return cached;
  const encoding = negotiate(accept);
  chosen.set(accept, encoding);
  return encoding;
}
