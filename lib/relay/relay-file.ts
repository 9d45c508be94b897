import 'server-only';
import { ReadableStream as WebStream } from 'node:stream/web';
import { dropBody, openFile } from '../ows/files';
import { Refusal } from './refusal';

const FILE = /^\/files\/[^?#\\]{1,500}$/;
/** Pictures and documents are replaced under new names; a day in caches costs nobody anything. */
const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
const PASSED_STATUS = [200, 206, 304, 416];
/** An uploaded document that a browser would run as a page of this site. */
const ACTIVE = /html|xml|script/i;
const CAGE = { 'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'" };

export const isFilePath = (path: string): boolean => path.startsWith('/files/');

/** Streams a file of the back office, with its ranges and validators; throws a 404, 405 or 502. */
export async function relayFile(request: Request, path: string): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, { Allow: 'GET, HEAD' });
  if (!FILE.test(path) || path.includes('..')) throw new Refusal(404);
  const file = await openFile(path, method, request.headers);
  const { status, headers, body } = file;
  if (!PASSED_STATUS.includes(status)) {
    dropBody(file);
    throw new Refusal(status === 404 ? 404 : 502);
  }
  const empty = method === 'HEAD' || status === 304;
  if (empty) dropBody(file);
  // A visitor who leaves in the middle of a film ends the iteration, and with it the call.
  const stream = empty ? null : (WebStream.from(body) as ReadableStream);
  const guard = ACTIVE.test(headers['content-type'] ?? '') ? CAGE : undefined;
  return new Response(stream, { status, headers: { ...headers, ...guard, 'Cache-Control': FILE_CACHE } });
}
