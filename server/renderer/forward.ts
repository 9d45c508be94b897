import {
  Agent,
  request as ask,
  type ClientRequest,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import { pipeline } from 'node:stream';
import { decidedHeader } from '@/lib/gate/decided-page';
import type { PageDecision } from '@/lib/gate/door';
import { log } from '@/lib/runtime/log';
import { requestId, traceparent } from '@/lib/runtime/request-context';
import type { Handler } from '../answer';
import { isForPicture } from '../gate/pictures';
import { askToWait } from '../gate/plain-answer';

/** Headers that concern one connection; each side has its own. */
const OF_CONNECTION = /^(?:connection|keep-alive|transfer-encoding|date)$/i;
const RETRY_SECONDS = 10;

/** The page that a request is for, where this thread has decided that; null for all others. */
export type DecidedPageOf = (request: IncomingMessage) => PageDecision | null;

/**
 * The request's headers, with its id and trace, which the renderer takes over. Health checks by HTTP/1.0 may name no
 * host, which HTTP/1.1 requires.
 */
function headersOf({ headers }: IncomingMessage): OutgoingHttpHeaders {
  const { connection, expect, host = 'localhost', ...rest } = headers;
  const own = { 'x-request-id': requestId(), traceparent: traceparent() };
  return {
    ...rest,
    host,
    ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)),
  };
}

/** Path and headers by which the renderer is asked. */
function asked(request: IncomingMessage, page: PageDecision | null) {
  const headers = headersOf(request);
  if (!page) return { path: request.url, headers };
  return { path: page.internal, headers: { ...headers, ...decidedHeader(page.headers) } };
}

/** Sets the headers of the renderer's answer in place of those that this thread has set. */
function takeHeaders({ rawHeaders, headers }: IncomingMessage, response: ServerResponse): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (let at = 0; at + 1 < rawHeaders.length; at += 2) {
    const [name, value] = rawHeaders.slice(at, at + 2);
    if (name && value !== undefined && !OF_CONNECTION.test(name)) response.appendHeader(name, value);
  }
  if (headers.connection === 'close') response.setHeader('Connection', 'close');
}

/** Sends HTML only when all of it is there: a slow reader takes no place among the renderings. */
function sendWhole(answer: IncomingMessage, response: ServerResponse): void {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => response.end(Buffer.concat(parts)));
  answer.on('error', () => response.destroy());
}

function passOn(answer: IncomingMessage, response: ServerResponse): void {
  takeHeaders(answer, response);
  response.writeHead(answer.statusCode ?? 500, answer.statusMessage);
  if (response.destroyed) answer.resume();
  else if (String(answer.headers['content-type']).startsWith('text/html')) sendWhole(answer, response);
  else pipeline(answer, response, () => undefined);
}

function sendBody(request: IncomingMessage, sent: ClientRequest): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (length !== undefined || encoding !== undefined) request.pipe(sent);
  else sent.end();
}

/**
 * Passes requests on to the renderer, which takes them on a Unix socket, and its answers to the visitor. Pages are
 * requested at their internal address.
 */
export function forwarder(socketPath: string, decidedPageOf: DecidedPageOf = () => null): Handler {
  const agent = new Agent({ keepAlive: true, scheduling: 'lifo' });
  return (request, response) => {
    const { method } = request;
    const { path, headers } = asked(request, decidedPageOf(request));
    const sent = ask({ socketPath, agent, method, path, headers, setHost: false });
    sent.on('response', (answer) => passOn(answer, response));
    sent.on('error', (error) => {
      // The rest of a body that nobody reads any more would block the connection.
      request.resume();
      if (response.destroyed || response.writableEnded) return;
      log.error({ err: error }, 'the renderer did not answer');
      if (response.headersSent) response.destroy();
      else askToWait(request, response, { status: 503, seconds: RETRY_SECONDS });
    });
    response.once('close', () => {
      // The scaling of a picture goes on at the renderer; its gate must know when it ends.
      if (!response.writableFinished && !isForPicture(request)) sent.destroy();
    });
    sendBody(request, sent);
  };
}
