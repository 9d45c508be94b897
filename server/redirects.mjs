/** A mistake of the operators heals within this time in browsers too. */
const KEPT = 'public, max-age=3600';

/** Set by lib/redirects/watch.ts when the framework starts. */
const redirects = () => globalThis[Symbol.for('site.redirects')];

/** Answers a request for what has moved for good, before any page is looked for; false for everything else. */
export function sendMoved(request, response) {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const moved = redirects()?.find(request.url ?? '/');
  if (!moved) return false;
  response.writeHead(moved.status, {
    Location: moved.location,
    'Cache-Control': KEPT,
    'X-Content-Type-Options': 'nosniff',
    'Content-Length': 0,
  });
  response.end();
  return true;
}
