import { env } from '@/lib/runtime/env';
import { securityText } from '@/lib/seo/security-text';

/** Where to report a weakness of the site (RFC 9116). */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(securityText(env(), Date.now()), { headers });
}

/** Its expiry moves with the day. */
export const dynamic = 'force-dynamic';
