import type { OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { headersOf, statusOf } from '@/cache-handler/page-status';
import { peekProcessState } from '@/lib/runtime/process-state';
import { compressWhole } from './compress-whole';
import { policyOf } from './content-policy';
import { keepElderPrivate, tellBrowsers } from './page-caching';

const NAME = 'Content-Security-Policy';

/** The framework sets Location twice when a rendered page redirects, which some clients treat as a fault. */
function sayOnce(response: ServerResponse, name: string): void {
  const value = response.getHeader(name);
  if (Array.isArray(value) && value[0] !== undefined) response.setHeader(name, value[0]);
}

/** Headers that reveal internals of the framework. */
const INTERNAL = /^x-(middleware|nextjs)-/;

/**
 * Request headers that never reach the framework (server/gate/request-headers.ts): no answer varies by them.
 */
const UNHEARD = /^(rsc|next-[\w-]+)$/i;

function hideInternals(response: ServerResponse): void {
  for (const name of response.getHeaderNames()) if (INTERNAL.test(name)) response.removeHeader(name);
  const vary = [response.getHeader('vary') ?? []].flat().join(', ').split(/,\s*/);
  const heard = vary.filter((name) => name && !UNHEARD.test(name));
  if (heard.length < vary.length) response.removeHeader('vary');
  if (heard.length > 0) response.setHeader('Vary', heard.join(', '));
}

const isHtml = (response: ServerResponse): boolean =>
  String(response.getHeader('content-type') ?? '').includes('text/html');

type HeaderArgument = string | OutgoingHttpHeaders | OutgoingHttpHeader[] | undefined;

function applyHeaders(response: ServerResponse, rest: readonly HeaderArgument[]): void {
  const headers = rest.find((value) => typeof value === 'object') ?? {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) response.setHeader(name, value);
  }
}

/** Removes the framework's scripts; the page keeps the data they need, which is stored nowhere else. */
const withoutFramework = (html: string): string => peekProcessState('pageData')?.within(html) ?? html;

/** Adds policy and status, which a page that is rendered per request cannot set itself. */
function dressed(response: ServerResponse, page: Buffer): Buffer {
  const html = withoutFramework(page.toString('utf8'));
  response.setHeader(NAME, policyOf(html));
  const status = response.statusCode === 200 ? statusOf(html) : null;
  if (status) {
    response.statusCode = status;
    for (const [name, value] of Object.entries(headersOf(status))) response.setHeader(name, value);
  }
  return Buffer.from(html);
}

/** The bytes of a chunk passed to `write` or `end`; null for any other argument. */
function bytesOf(chunk: unknown, encoding: unknown): Buffer | null {
  if (typeof chunk === 'string') {
    return Buffer.from(
      chunk,
      typeof encoding === 'string' && Buffer.isEncoding(encoding) ? encoding : 'utf8',
    );
  }
  return chunk instanceof Uint8Array ? Buffer.from(chunk) : null;
}

/**
 * Buffers HTML until it is complete, and compresses it as a whole. Cached pages keep the policy they were
 * stored with. Every other HTML answer (previews, forms, the framework's own error pages) gets a policy with
 * the hashes of its scripts.
 */
export function guardHtml(response: ServerResponse): void {
  const { writeHead, write, end, flushHeaders } = response;
  /** Chunks of a buffered page; null while nothing is buffered. */
  let held: Buffer[] | null = null;
  /** The page is complete: nothing is buffered any more. */
  let isWhole = false;

  response.writeHead = (status: number, ...rest: HeaderArgument[]) => {
    if (held) return response;
    response.statusCode = status;
    applyHeaders(response, rest);
    sayOnce(response, 'location');
    hideInternals(response);
    tellBrowsers(response);
    if (isWhole || !isHtml(response)) return writeHead.call(response, status);
    held = [];
    return response;
  };
  response.flushHeaders = () => (held ? undefined : flushHeaders.call(response));

  const hold = ([chunk, encoding]: readonly unknown[]) => {
    if (!response.headersSent && !held) response.writeHead(response.statusCode);
    const bytes = held && bytesOf(chunk, encoding);
    if (bytes) held?.push(bytes);
  };
  response.write = (...body: unknown[]): boolean => {
    hold(body);
    if (!held) return Reflect.apply(write, response, body);
    const done = body.find((value) => typeof value === 'function');
    if (done) process.nextTick(done);
    return true;
  };
  response.end = (...body: unknown[]) => {
    hold(body);
    if (!held) return Reflect.apply(end, response, body);
    const whole = Buffer.concat(held);
    held = null;
    isWhole = true;
    keepElderPrivate(response, whole);
    const page = compressWhole(response, response.hasHeader(NAME) ? whole : dressed(response, whole));
    if (page.length > 0) response.setHeader('Content-Length', page.length);
    return Reflect.apply(end, response, [page, ...body.filter((value) => typeof value === 'function')]);
  };
}
