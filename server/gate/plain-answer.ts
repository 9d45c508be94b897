import { type OutgoingHttpHeaders, STATUS_CODES } from 'node:http';
import { plainHeaders, plainPage } from '../fault-page';

/** What a plain answer needs of a response. */
export interface PlainResponse {
  writeHead(status: number, headers: OutgoingHttpHeaders): unknown;
  end(body?: string): unknown;
}

/** A refusal: HTTP status and its headers. */
export interface RequestFault {
  status: number;
  headers: OutgoingHttpHeaders;
}

/** A refusal as one line of text, after which the connection is closed, since a body may still be arriving. */
export function inOneLine({ status, headers }: RequestFault): { body: string; headers: OutgoingHttpHeaders } {
  const body = `${status} ${STATUS_CODES[status]}\n`;
  return {
    body,
    headers: {
      ...headers,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Length': Buffer.byteLength(body),
      'Cache-Control': 'no-store',
      Connection: 'close',
    },
  };
}

/** Answers a refused request. */
export function refuse(response: PlainResponse, fault: RequestFault): void {
  const { body, headers } = inOneLine(fault);
  response.writeHead(fault.status, headers);
  response.end(body);
}

interface Wait {
  status: 429 | 503;
  /** After how long the visitor may retry. */
  seconds: number;
}

/** A page without script that asks the visitor to retry, with Retry-After. */
export function askToWait(
  { url = '/', method }: { url?: string | undefined; method?: string | undefined },
  response: PlainResponse,
  { status, seconds }: Wait,
): void {
  const page = plainPage(status === 429 ? 'tooMany' : 'busy', url, seconds);
  response.writeHead(status, { ...plainHeaders(page), 'Retry-After': String(seconds) });
  response.end(method === 'HEAD' ? undefined : page);
}
