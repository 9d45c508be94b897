import { env } from '@/lib/runtime/env';
import { robotsText } from '@/lib/seo/robots';

/** Rules for crawlers; the environment of the process decides. */
export function GET(): Response {
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };
  return new Response(robotsText(env()), { headers });
}

/** Not at build time: the environment is that of the running site. */
export const dynamic = 'force-dynamic';
