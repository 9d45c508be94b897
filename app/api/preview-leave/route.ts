import { cookies, draftMode } from 'next/headers';
import { ownCookieName } from '@/lib/gate/own-cookies';
import { env } from '@/lib/runtime/env';
import { isLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';

const NO_STORE = { 'Cache-Control': 'private, no-store' };

/** Ends the permission to preview in this browser and leads to the public home page. Reached through middleware.ts. */
export async function GET(request: Request): Promise<Response> {
  const locale = request.headers.get('x-entry-preview') ?? '';
  if (!isLocale(locale)) return new Response(null, { status: 404, headers: NO_STORE });
  (await draftMode()).disable();
  // A cookie with a prefix is removed only by one with the same flags.
  const gone = { path: '/', maxAge: 0, httpOnly: true, sameSite: 'lax', secure: env().secure } as const;
  (await cookies()).set(ownCookieName('preview'), '', gone);
  return new Response(null, { status: 307, headers: { Location: href(locale, '/'), ...NO_STORE } });
}
