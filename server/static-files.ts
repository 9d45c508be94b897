import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { lookup } from 'mrmime';
import { isUnchanged, type Validators } from './door/conditions';
import { isPlainRequest } from './door/plain-request';
import { rawHeaders } from './door/raw-headers';
import { type Encoding, encodingFor } from './encoded';

/** Laid out by scripts/support/static-files.mjs. */
const FOLDER = '.next/files';
/** Larger files, films for instance, are left to the framework, which serves the same files. */
export const MAX_BYTES = 1024 * 1024;
/** Files beyond this total are left to the framework, too. */
const MAX_ALL_BYTES = 64 * 1024 * 1024;
/** Built files are named by their contents. */
const FOREVER_PATH = /^\/(?:_next\/static|page-script)\//;
const FOREVER = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'public, max-age=0';

/** Content types as the framework writes them, where those of `mrmime` differ. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.mjs': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.ico': 'image/x-icon',
};
/** Suffixes of the encoded forms of a text file. They have no addresses of their own. */
const ENDINGS = { br: '.br', gzip: '.gz', identity: '' } as const satisfies Record<Encoding, string>;
const FORM = /\.(br|gz)$/;

interface Form {
  /** Alternating names and values. */
  headers: string[];
  body: Buffer;
}

export interface StaticFile extends Validators {
  /** Headers of a 304. */
  headers: string[];
  plain: Form;
  /** Missing where the file is not compressed. */
  br?: Form;
  gzip?: Form;
}

/** Reads a file with its compressed forms, as the answer for this path. */
export function readFile(file: string, path: string): StaticFile {
  const { size, mtimeMs } = statSync(file);
  const tag = `W/"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const hasForms = existsSync(`${file}${ENDINGS.br}`);
  const common: OutgoingHttpHeaders = {
    'Accept-Ranges': 'bytes',
    'Cache-Control': FOREVER_PATH.test(path) ? FOREVER : ASK_AGAIN,
    ETag: tag,
    'Last-Modified': new Date(mtimeMs).toUTCString(),
    ...(hasForms && { Vary: 'Accept-Encoding' }),
  };
  const type = TYPES[extname(path)] ?? lookup(path) ?? 'application/octet-stream';
  const form = (encoding: Encoding): Form => {
    const body = readFileSync(file + ENDINGS[encoding]);
    const own = { 'Content-Type': type, 'Content-Length': body.length };
    const encoded = encoding === 'identity' ? {} : { 'Content-Encoding': encoding };
    return { headers: rawHeaders({ ...common, ...own, ...encoded }, path), body };
  };
  return {
    status: 200,
    tag,
    modified: Math.floor(mtimeMs / 1000) * 1000,
    headers: rawHeaders(common, path),
    plain: form('identity'),
    ...(hasForms && { br: form('br'), gzip: form('gzip') }),
  };
}

/** All files that are not too large, by path; none where the build has not laid them out. */
function readAll(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  let left = MAX_ALL_BYTES;
  const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
  for (const entry of entries) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || FORM.test(entry.name)) continue;
    const { size } = statSync(file);
    if (size > Math.min(MAX_BYTES, left)) continue;
    left -= size;
    const path = `/${relative(folder, file).split(sep).join('/')}`;
    files.set(path, readFile(file, path));
  }
  return files;
}

/** Returns a function that tells whether there is a file at a path, however large. */
export function staticNames(folder = FOLDER): (path: string) => boolean {
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [];
  const paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  return (path) => paths.has(path);
}

/** Sends a file in the form that the visitor accepts. */
export function sendFile(request: IncomingMessage, response: ServerResponse, file: StaticFile): void {
  const { headers, method } = request;
  if (isUnchanged(headers, file)) {
    response.writeHead(304, file.headers).end();
    return;
  }
  const encoding = encodingFor(headers['accept-encoding']?.toString());
  const form = (encoding === 'identity' ? null : file[encoding]) ?? file.plain;
  response.writeHead(200, form.headers);
  response.end(method === 'HEAD' ? undefined : form.body);
}

/**
 * Answers requests for files of the build and of `public/` from memory; returns false, with the response
 * untouched, for others.
 */
export function staticFiles(
  folder = FOLDER,
): (request: IncomingMessage, response: ServerResponse) => boolean {
  const files = readAll(folder);
  return (request, response) => {
    const { headers, url = '' } = request;
    const file = files.get(url);
    // Range requests are left to the framework.
    if (!file || headers.range !== undefined || !isPlainRequest(request)) return false;
    sendFile(request, response, file);
    return true;
  };
}
