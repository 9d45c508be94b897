import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { plainHeaders, plainPage } from '../fault-page';

/** What a plain answer needs of a response. */
export interface PlainResponse {
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  end(body?: string): unknown;
}

/** Why a request is not let in: an HTTP status, and headers that go with it. */
export interface RequestFault {
  status: number;
  headers: OutgoingHttpHeaders;
}

/** Ends a request that is not let in, in one line of text; the connection too, since a body may still be coming. */
export function refuse(response: PlainResponse, { status, headers }: RequestFault): void {
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

interface Wait {
  status: 429 | 503;
  /** After how long the visitor may come again. */
  seconds: number;
}

/** A page without script for a visitor who is asked to come again, with Retry-After. */
export function askToWait(
  { url = '/', method }: { url?: string | undefined; method?: string | undefined },
  response: PlainResponse,
  { status, seconds }: Wait,
): void {
  const page = plainPage('busy', url, seconds);
  response.writeHead(status, { ...plainHeaders(page), 'Retry-After': String(seconds) });
  response.end(method === 'HEAD' ? undefined : page);
}
