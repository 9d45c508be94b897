import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import sirv from 'sirv';
import { isPlainRequest } from './door/plain-request';
import { encodingFor } from './encoded';
import { SPECULATION_RULES, securityHeaders } from './gate/security-headers';

/** Laid out by scripts/support/static-files.mjs. */
const FOLDER = '.next/files';
const BUILT = '/_next/static/';
/** Names of built files are made of their contents. */
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0';

/** The framework's spelling, where the one of the package differs. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
};

/** Compressed forms have no addresses of their own. */
const FORM = /\.(br|gz)$/;

function setHeaders(response: ServerResponse, path: string): void {
  const caching = { 'Accept-Ranges': 'bytes', 'Cache-Control': path.startsWith(BUILT) ? FOREVER : ASK_AGAIN };
  const all = { ...securityHeaders(path), ...SPECULATION_RULES, ...caching };
  for (const [name, value] of Object.entries(all)) response.setHeader(name, value);
}

function setAll(response: ServerResponse, path: string): void {
  setHeaders(response, path);
  const type = TYPES[extname(path)];
  if (type) response.setHeader('Content-Type', type);
}

/** The package sends a 304 without the headers that a 200 would have. */
function completeNotModified(response: ServerResponse, path: string, tag: string): void {
  const { writeHead } = response;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    if (status === 304) {
      setHeaders(response, path);
      response.setHeader('ETag', tag);
      response.setHeader('Vary', 'Accept-Encoding');
    }
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

/** Parts of files and questions by time are left to the framework, which has the same files. */
const isSimple = (request: IncomingMessage): boolean =>
  isPlainRequest(request) &&
  request.headers.range === undefined &&
  request.headers['if-modified-since'] === undefined &&
  /^\/[\w./~-]+$/.test(request.url ?? '') &&
  !FORM.test(request.url ?? '');

/** Answers requests for files of the build and of `public/`; false for everything else, with nothing done. */
export function staticFiles(
  folder = FOLDER,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  // Built by another version of the scripts: the framework answers.
  if (!existsSync(folder)) return () => false;
  const serve = sirv(folder, { etag: true, brotli: true, gzip: true, extensions: [], setHeaders: setAll });
  return (request, response) => {
    if (!isSimple(request)) return false;
    const { headers, url = '' } = request;
    const { 'accept-encoding': accept, 'if-none-match': tag } = headers;
    const { writeHead } = response;
    if (tag !== undefined) completeNotModified(response, url, tag);
    // The package looks for names only, and would send brotli to who refuses it.
    headers['accept-encoding'] = encodingFor(accept?.toString());
    let isFound = true;
    serve(request, response, () => {
      isFound = false;
      response.writeHead = writeHead;
      headers['accept-encoding'] = accept;
      if (accept === undefined) delete headers['accept-encoding'];
    });
    return isFound;
  };
}
