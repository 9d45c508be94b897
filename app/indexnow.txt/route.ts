import { env } from '@/lib/runtime/env';

/** The key that proves to IndexNow that notifications come from this site; 404 without a key. */
export function GET(): Response {
  const key = env().indexNow?.key;
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': key ? 'public, max-age=3600' : 'no-store',
  };
  return new Response(key ?? null, { status: key ? 200 : 404, headers });
}

/** Read when requested: the settings are those of the running process, not of the build. */
export const dynamic = 'force-dynamic';
