import { env } from '@/lib/runtime/env';

/** The key by which IndexNow knows that publications come from this site; without one there is no such address. */
export function GET(): Response {
  const key = env().indexNow?.key;
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': key ? 'public, max-age=3600' : 'no-store',
  };
  return new Response(key ?? null, { status: key ? 200 : 404, headers });
}

/** The settings of the running process count, not those of the build. */
export const dynamic = 'force-dynamic';
