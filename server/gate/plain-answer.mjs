import { STATUS_CODES } from 'node:http';
import { plainHeaders, plainPage } from '../fault-page.mjs';

/** Ends a request that is not let in, in one line of text; the connection too, since a body may still be coming. */
export function refuse(response, { status, headers }) {
  const body = `${status} ${STATUS_CODES[status]}\n`;
  response.writeHead(status, {
    ...headers,
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

/** A page without script for a visitor who is asked to come again: 429 or 503, with Retry-After in `seconds`. */
export function askToWait(request, response, { status, seconds }) {
  const page = plainPage('busy', request.url ?? '/', seconds);
  response.writeHead(status, { ...plainHeaders(page), 'Retry-After': String(seconds) });
  response.end(request.method === 'HEAD' ? undefined : page);
}
