import { overLimit } from '@/lib/gate/admit';
import type { CatalogueCode } from '@/lib/gate/refusal';
import { type FilingRecord, openRecord } from '@/lib/record/record';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';

/** Anyone may check the record, from any page. */
const OPEN = { 'Access-Control-Allow-Origin': '*' } as const;
const RETRY_SECONDS = '30';

/** What never changes: a proof between two sizes, an entry. */
export const FOREVER = 'public, max-age=31536000, immutable';
export const FRESH = 'no-store';

/** A request that cannot be answered, as the code and message of its JSON. */
class Fault extends Error {
  constructor(
    readonly code: CatalogueCode,
    message: string,
  ) {
    super(message);
  }
}

/** Throws a 404, for something that the log does not have (yet). */
export function missing(what: string): never {
  throw new Fault(404, what);
}

/** A whole number from the query, or `standard` where it is not given; throws a 400 for anything else. */
export function wholeNumber(params: URLSearchParams, name: string, standard?: number): number {
  const text = params.get(name);
  if (text === null && standard !== undefined) return standard;
  if (!/^\d{1,15}$/.test(text ?? '')) throw new Fault(400, `${name} must be a whole number`);
  return Number(text);
}

function refused(code: CatalogueCode, msg: string, more: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { code, msg },
    { status: code, headers: { ...OPEN, 'Cache-Control': FRESH, ...more } },
  );
}

const unavailable = (): Response =>
  refused(503, 'the record is not available just now', { 'Retry-After': RETRY_SECONDS });

/** An answer that other sites may read. */
export const text = (body: string, type: string, caching: string): Response =>
  new Response(body, {
    headers: { ...OPEN, 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': caching },
  });

export const json = (body: unknown, caching: string): Response =>
  Response.json(body, { headers: { ...OPEN, 'Cache-Control': caching } });

type Find = (record: FilingRecord, params: URLSearchParams) => Promise<Response>;

/**
 * Answers from the record, counted as a read of the visitor: 400 for a wrong parameter, 404 beyond the log or where
 * the record is off, 503 while it is not available.
 */
export async function fromRecord(request: Request, find: Find): Promise<Response> {
  if (!env().record) return refused(404, 'this site keeps no record');
  const refusal = await overLimit(request.headers, 'reads');
  if (refusal) return refused(refusal.code, 'too many requests', refusal.headers);
  const record = openRecord();
  if (!record) return unavailable();
  try {
    return await find(record, new URL(request.url).searchParams);
  } catch (error) {
    if (error instanceof Fault) return refused(error.code, error.message);
    log.warn(problem(error), 'the record did not answer');
    return unavailable();
  }
}

/** Answers the question of a browser whether a page of another site may ask. */
export const allowed = (): Response =>
  new Response(null, {
    status: 204,
    headers: {
      ...OPEN,
      'Access-Control-Allow-Methods': 'GET, HEAD, OPTIONS',
      'Access-Control-Max-Age': '86400',
    },
  });
