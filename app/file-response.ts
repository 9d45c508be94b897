import { Refusal } from '@/lib/gate/refusal';
import type { CachedFile } from '@/lib/outputs/file-cache';
import { isLogged, log, problem } from '@/lib/runtime/log';

const CACHING = 'public, max-age=300, stale-while-revalidate=3600';

/** An answer without a file: there is none of this name, or none just now. */
export const refusal = (status: 404 | 503): Response =>
  notNow(status, status === 503 ? { 'Retry-After': '30' } : {});

/** An answer without content that no cache keeps. */
export const notNow = (status: number, headers: Readonly<Record<string, string>>): Response =>
  new Response(null, { status, headers: { ...headers, 'Cache-Control': 'no-store' } });

/** True when the client has this version; an entity tag outweighs a time (RFC 9110). */
function isKnown(request: Request, { etag, changed }: CachedFile): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags !== null)
    return tags.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*');
  const since = Date.parse(request.headers.get('if-modified-since') ?? '');
  return Math.floor(changed / 1000) * 1000 <= since;
}

function headersOf({ type, etag, changed }: CachedFile): Headers {
  return new Headers({
    'Content-Type': type,
    'Cache-Control': CACHING,
    ETag: etag,
    'Last-Modified': new Date(changed).toUTCString(),
  });
}

/** Compressed files are sent decompressed: the framework drops Content-Encoding, and server/ compresses anyway. */
function bodyOf({ body, gzip }: CachedFile): BodyInit {
  return gzip ? new Blob([body]).stream().pipeThrough(new DecompressionStream('gzip')) : body;
}

/**
 * Answers with a generated file: 304 if the client has it, 404 for an unknown name, 429 beyond the visitor's limit,
 * 503 while it cannot be generated.
 */
export async function fileResponse(
  request: Request,
  name: string,
  find: () => Promise<CachedFile | null>,
): Promise<Response> {
  try {
    const file = await find();
    if (!file) return refusal(404);
    const headers = headersOf(file);
    if (isKnown(request, file)) return new Response(null, { status: 304, headers });
    if (file.save) headers.set('Content-Disposition', `attachment; filename="${name}"`);
    return new Response(bodyOf(file), { headers });
  } catch (error) {
    if (error instanceof Refusal) return notNow(error.code, error.headers);
    if (!isLogged(error)) log.warn({ file: name, ...problem(error) }, 'a file could not be made');
    return refusal(503);
  }
}
