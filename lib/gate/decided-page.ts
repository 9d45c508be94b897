import type { IncomingHttpHeaders } from 'node:http';

/**
 * Marks a request for a page at its internal address, as server/door has decided it; contains the headers of its
 * answer as JSON. The middleware, which would decide the same again, leaves such requests alone. Visitors cannot
 * send it (server/gate/request-headers.ts).
 */
export const DECIDED_HEADER = 'x-decided-page';

/** The request header for a page whose answer is to have these headers. */
export const decidedHeader = (ofAnswer: Readonly<Record<string, string>>): Record<string, string> => ({
  [DECIDED_HEADER]: JSON.stringify(ofAnswer),
});

/** The headers of the answer to such a request; none for all others. */
export function decidedHeaders(request: IncomingHttpHeaders): Record<string, string> {
  const { [DECIDED_HEADER]: given } = request;
  return given === undefined ? {} : JSON.parse(String(given));
}
