import { env } from '@/lib/runtime/env';
import { securityText } from '@/lib/seo/security-text';

/** Where to report a vulnerability of the site (RFC 9116). */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(securityText(env(), Date.now()), { headers });
}

/** Rendered per request, because its expiry date is relative to today. */
export const dynamic = 'force-dynamic';
