import type { IncomingMessage, ServerResponse } from 'node:http';
import { urlPath } from '@/lib/base/url-path';
import { inRequest, inSpan, proxyTrace } from '@/lib/runtime/request-context';
import { tracer } from '@/lib/runtime/tracing';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const PATH_CHARS = 500;
const METHOD = /^(?:GET|HEAD|POST)$/;

const pathOf = ({ url = '/' }: IncomingMessage): string => urlPath(url).slice(0, PATH_CHARS);

/** Runs a handler within the trace of its request, and as a span of it where traces are collected. */
export function traced(request: IncomingMessage, response: ServerResponse, handler: Handler): void {
  const method = METHOD.test(request.method ?? '') ? String(request.method) : 'other method';
  const span = tracer()?.start('request', method, proxyTrace(request));
  if (!span) {
    inRequest(request, () => handler(request, response));
    return;
  }
  response.once('close', () => {
    const status = response.statusCode;
    const values = { 'http.request.method': method, 'url.path': pathOf(request) };
    span.end({ ...values, 'http.response.status_code': status }, status >= 500 ? String(status) : undefined);
  });
  inRequest(request, () => handler(request, response), span.traceparent);
}

/** Runs a handler in a span of its own for rendering, which ends when the answer does. */
export const rendering =
  (handler: Handler): Handler =>
  (request, response) =>
    inSpan('render', 'render', (span) => {
      if (span) response.once('close', () => span.end());
      handler(request, response);
    });

/** Looks for a stored page in a span of its own. */
export const looking = (look: () => Promise<boolean>): Promise<boolean> =>
  inSpan('store', 'look up a stored page', async (span) => {
    try {
      const isFound = await look();
      span?.end({ 'site.found': String(isFound) });
      return isFound;
    } catch (error) {
      span?.end({}, 'failed');
      throw error;
    }
  });
