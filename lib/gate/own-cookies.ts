import 'server-only';
import { stringifySetCookie } from 'cookie';
import { env } from '@/lib/runtime/env';
import { cookieName, readCookie } from './cookies';

/** For responses that are specific to one visitor. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

/** The full name of a server-side cookie, given its name without the prefix. */
export const ownCookieName = (name: string): string => cookieName(name, env().secure);

/** The value of such a cookie in a request, unverified. */
export const ownCookieOf = (request: Request, name: string): string | undefined =>
  readCookie(request.headers.get('cookie'), ownCookieName(name));

/** A Set-Cookie value: HttpOnly, SameSite=Lax and, over https, restricted to this host. */
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
