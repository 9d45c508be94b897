import 'server-only';
import { ReadableStream as WebStream } from 'node:stream/web';
import { Refusal } from '@/lib/gate/refusal';
import { dropBody, openFile } from '@/lib/ows/files';
import { untilStalled } from './until-stalled';

const FILE = /^\/files\/[^?#\\]{1,500}$/;
/** Pictures and documents are replaced under new names, so they may be cached for a day. */
const FILE_CACHE = 'public, max-age=86400, stale-while-revalidate=604800';
const PASSED_STATUS = [200, 206, 304, 416];
/** Types that a browser only shows, plays or saves; others might run as a page or script of this site. */
const PASSIVE =
  /^(image\/(?!svg)[\w.+-]+|(video|audio)\/[\w.+-]+|font\/[\w.+-]+|application\/(pdf|zip|gzip|x-gzip|vnd\.rar|x-rar-compressed|x-7z-compressed|x-tar|vnd\.android\.package-archive|msword|vnd\.(openxmlformats|ms-)[\w.+-]+|octet-stream))$/i;
/** Types that a browser would run as a script: such files are sent as application/octet-stream. */
const SCRIPT = /(java|ecma|live|type|j)script|wasm|multipart/i;
const CAGE = { 'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'" };

/** Whether a path below /ows names a file rather than a call. */
export const isFilePath = (path: string): boolean => path.startsWith('/files/');

/** Headers that keep a file from running as a page or script; none for passive types. */
function guardOf(contentType: string): Record<string, string> {
  const type = contentType.split(';')[0]?.trim() ?? '';
  if (PASSIVE.test(type)) return {};
  return !type || SCRIPT.test(type) ? { ...CAGE, 'content-type': 'application/octet-stream' } : CAGE;
}

/** Streams a file of the back office, with its ranges and validators; throws a 404, 405 or 502. */
export async function relayFile(request: Request, path: string): Promise<Response> {
  const { method } = request;
  if (method !== 'GET' && method !== 'HEAD') throw new Refusal(405, { Allow: 'GET, HEAD' });
  if (!FILE.test(path) || path.includes('..') || path.includes('%25')) throw new Refusal(404);
  const file = await openFile(path, method, request.headers);
  const { status, headers, body } = file;
  if (!PASSED_STATUS.includes(status)) {
    dropBody(file);
    throw new Refusal(status === 404 ? 404 : 502);
  }
  const empty = method === 'HEAD' || status === 304;
  if (empty) dropBody(file);
  // When the visitor disconnects, the iteration ends, and with it the request to the back office.
  const stream = empty ? null : (WebStream.from(untilStalled(body)) as ReadableStream);
  const guard = guardOf(headers['content-type'] ?? '');
  return new Response(stream, { status, headers: { ...headers, ...guard, 'Cache-Control': FILE_CACHE } });
}
