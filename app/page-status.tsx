/**
 * A server component cannot set the HTTP status of a cached page. It puts the status into the head, and the cache
 * handler (cache-handler/) sets it on the response: pages with 404 and 503 are complete pages and not stored. For
 * pages rendered per request server/html-guard.ts sets it.
 */
export function PageStatus({ code }: { code: 404 | 429 | 503 }) {
  return <meta name="page-status" content={String(code)} />;
}
