import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** A body in every form in which it is sent. */
export interface EncodedBody {
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

export type Encoding = 'br' | 'gzip' | 'identity';

const GZIP_LEVEL = 9;
const byBrotli = promisify(brotliCompress);
const byGzip = promisify(gzip);

/** Compresses a body on Node's thread pool, so that requests are answered meanwhile. `quality` is brotli's, 0 to 11. */
export async function encoded(plain: Buffer, quality: number): Promise<EncodedBody> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  const [br, zipped] = await Promise.all([byBrotli(plain, { params }), byGzip(plain, { level: GZIP_LEVEL })]);
  return { plain, br, gzip: zipped };
}

const OFFERED = ['br', 'gzip', 'identity'] as const;
const MAX_HEADERS = 500;
const chosen = new LRUCache<string, Encoding>({ max: MAX_HEADERS });

function negotiate(accept: string): Encoding {
  const headers = { 'accept-encoding': accept };
  const [best] = new Negotiator({ headers }).encodings([...OFFERED], { preferred: [...OFFERED] });
  return OFFERED.find((name) => name === best) ?? 'identity';
}

/** The encoding for a visitor by the header Accept-Encoding; of equally preferred ones the smallest. */
export function encodingFor(accept: string | undefined): Encoding {
  if (!accept) return 'identity';
  const known = chosen.get(accept);
  if (known) return known;
  const encoding = negotiate(accept);
  chosen.set(accept, encoding);
  return encoding;
}
