/**
 * A server component cannot set the HTTP status of a cached page. It says it in the head, and the cache handler
 * (cache-handler/) puts it on the response: 404 and 503 pages are whole pages, and neither is stored. Of pages drawn
 * for one visitor server/html-guard.ts sets it.
 */
export function PageStatus({ code }: { code: 404 | 429 | 503 }) {
  return <meta name="page-status" content={String(code)} />;
}
