import type { OutgoingHttpHeaders } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { generateETag } from 'next/dist/server/lib/etag.js';
import type { CachedValue } from '@/lib/runtime/pages';
import { brotliOf, encoded, gzipOf } from '../encoded';
import { withWeight } from './weight';

/** Brotli's quality: 10 takes ten times as long as 9 and saves a twentieth of the bytes. */
const QUALITY = 9;

/** The bytes of a page: plain until they have been compressed, then in the two forms that browsers ask for. */
export type PageForms = { plain: Buffer } | { br: Buffer; gzip: Buffer };

/** A page as it is stored. The framework's data for its router is left out: visitors cannot request it. */
export interface PageValue {
  kind: 'APP_PAGE';
  status?: number;
  headers: OutgoingHttpHeaders;
  /** The framework's own entity tag of the page, with quotes. */
  tag: string;
  /** Length of the plain page. */
  bytes: number;
  forms: PageForms;
}

/** Whether a stored value is a page, and not a generated file. */
export const isPageValue = (value: unknown): value is PageValue =>
  Reflect.get(Object(value), 'kind') === 'APP_PAGE' && Reflect.has(Object(value), 'forms');

/** Converts a value of the framework to its stored form; values other than pages stay as they are. */
export function toStored(value: CachedValue): PageValue | CachedValue {
  if (value.kind !== 'APP_PAGE') return value;
  const html = String(value.html);
  const plain = Buffer.from(html);
  const { status, headers = {} } = value;
  return {
    kind: 'APP_PAGE',
    status,
    headers,
    tag: generateETag(html),
    bytes: plain.length,
    forms: { plain },
  };
}

/** The page's plain bytes. */
export const plainOf = ({ forms }: PageValue): Buffer =>
  'plain' in forms ? forms.plain : brotliDecompressSync(forms.br);

/** A stored value in the framework's terms. */
export function toCached(value: PageValue | CachedValue): CachedValue {
  if (!isPageValue(value)) return value;
  const { kind, status, headers } = value;
  return { kind, html: plainOf(value).toString('utf8'), headers, status };
}

/**
 * Copies compressed bytes: they may be a small part of a large buffer, which would stay in memory with them.
 */
const alone = (bytes: Uint8Array): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
};

/**
 * The same page with its compressed forms, made on Node's thread pool, and with its weight in the footer. Its
 * entity tag does not change: the tags of pages are weak.
 */
export async function compressed(value: PageValue): Promise<PageValue> {
  const plain = plainOf(value);
  const first = await brotliOf(plain, QUALITY);
  const weighed = withWeight(plain, first.length);
  const { br, gzip } = weighed ? await encoded(weighed, QUALITY) : { br: first, gzip: await gzipOf(plain) };
  return { ...value, bytes: (weighed ?? plain).length, forms: { br: alone(br), gzip: alone(gzip) } };
}
