import 'server-only';
import { stringifySetCookie } from 'cookie';
import { env } from '@/lib/runtime/env';
import { cookieName, readCookie } from './cookies';

/** For answers that belong to one visitor. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

/** Cookies of the server by their names without prefix. */
export const ownCookieName = (name: string): string => cookieName(name, env().secure);

/** The value of such a cookie of a request, unverified. */
export const ownCookieOf = (request: Request, name: string): string | undefined =>
  readCookie(request.headers.get('cookie'), ownCookieName(name));

/** Text for Set-Cookie: HttpOnly and kept to the site; over https to its very host. */
export const ownCookieText = (name: string, value: string, seconds: number): string =>
  stringifySetCookie({
    name: ownCookieName(name),
    value,
    path: '/',
    maxAge: seconds,
    httpOnly: true,
    sameSite: 'lax',
    secure: env().secure,
  });
