import type { IncomingMessage, ServerResponse } from 'node:http';

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Whether the answer is no newer than the visitor's copy; HTTP times are whole seconds. */
function isKnown(response: ServerResponse, since: number): boolean {
  const changed = Date.parse(String(response.getHeader('last-modified') ?? ''));
  return !response.headersSent && response.statusCode === 200 && changed <= since;
}

/**
 * Handles If-Modified-Since for pages, in addition to the framework's entity tags. An entity tag takes
 * precedence over a time (RFC 9110, 13.1.3): where both are sent, the time is removed, since the framework
 * would require both to match.
 */
export function answerNotModified(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  const since = Date.parse(headers['if-modified-since'] ?? '');
  if (headers['if-none-match'] !== undefined) delete headers['if-modified-since'];
  if (headers['if-none-match'] !== undefined || !isRead(request) || Number.isNaN(since)) return;
  if (/no-cache|no-store/.test(headers['cache-control'] ?? '')) return;

  const { end } = response;
  response.end = (...body: unknown[]) => {
    if (!isKnown(response, since)) return Reflect.apply(end, response, body);
    response.statusCode = 304;
    for (const name of ['content-length', 'content-type']) response.removeHeader(name);
    const callbacks = body.filter((value) => typeof value === 'function');
    return Reflect.apply(end, response, callbacks);
  };
}
