import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import words from '@/messages/fault.json';
import { plainPolicy } from './content-policy';

const STYLE =
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;padding:2rem;font:1.0625rem/1.7 system-ui,sans-serif;background:#faf7f2;color:#0b1f3a}h1{margin:0;font-weight:400}p{margin:0;max-width:36em}a{color:#a32a14}';

/** Selects the texts of a plain page. */
type PageKind = 'fault' | 'missing' | 'tooMany' | 'busy';

/** A complete page without script, in the language of the address; `seconds` fills in the waiting time. */
export function plainPage(kind: PageKind, address: string, seconds = 60): string {
  const english = /^\/en([/?]|$)/i.test(address);
  const { [kind]: said, refresh, home } = english ? words.en : words.zh;
  const [lang, start] = english ? ['en', '/en'] : ['zh-CN', '/'];
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${said.heading}</title><style>${STYLE}</style>`;
  const body = `<main><h1>${said.heading}</h1><p>${said.text.replace('{seconds}', String(seconds))}</p><p><a href="">${refresh}</a> · <a href="${start}">${home}</a></p></main>`;
  return `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
}

/**
 * Which page replaces an answer without a readable body: server errors of the framework, and files of a preview
 * that do not exist.
 */
function emptyKind(status: number, response: ServerResponse): PageKind | null {
  const type = response.getHeader('content-type');
  if (status === 500 && String(type ?? 'text/html').includes('text/html')) return 'fault';
  return status === 404 && type === undefined && response.hasHeader('x-preview') ? 'missing' : null;
}

/** Headers of such a page. */
export const plainHeaders = (page: string): OutgoingHttpHeaders => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Length': Buffer.byteLength(page),
  'Cache-Control': 'no-store',
  'Content-Security-Policy': plainPolicy(STYLE),
});

function replaceHeaders(response: ServerResponse, page: string): void {
  const names = response.getHeaderNames().filter((name) => /^(content-|link$|etag$|transfer-)/.test(name));
  for (const name of names) response.removeHeader(name);
  for (const [name, value] of Object.entries(plainHeaders(page))) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/**
 * When a page fails while it is rendered, the framework answers with a document that is empty until its
 * scripts run. This replaces it with a readable page when the headers are sent.
 */
export function showFaults(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead, write, end } = response;
  let replaced = false;
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const kind = replaced ? null : emptyKind(status, response);
    if (!kind) return Reflect.apply(writeHead, response, [status, ...rest]);
    replaced = true;
    const page = plainPage(kind, request.url ?? '/');
    replaceHeaders(response, page);
    writeHead.call(response, status);
    Reflect.apply(end, response, request.method === 'HEAD' ? [] : [page]);
    return response;
  };
  // `write` and `end` without an explicit writeHead must pass through it, too.
  const ready = () => {
    if (!response.headersSent) response.writeHead(response.statusCode);
  };
  response.write = (...body: unknown[]): boolean => {
    ready();
    return replaced ? true : Reflect.apply(write, response, body);
  };
  response.end = (...body: unknown[]) => {
    ready();
    return replaced ? response : Reflect.apply(end, response, body);
  };
}
