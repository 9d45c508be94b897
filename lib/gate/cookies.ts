import 'server-only';
import { env } from '@/lib/runtime/env';
import { cookieName } from './cookie-name';

/** For answers that belong to one visitor. */
export const NO_STORE = { 'Cache-Control': 'private, no-store' } as const;

/** The value of a cookie of a request, unverified. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The same for a cookie that the server set, by its name without prefix. */
export const ownCookieOf = (request: Request, name: string): string | undefined =>
  cookieOf(request, cookieName(name, env().secure));

/** Text for Set-Cookie: HttpOnly and kept to the site; over https to its very host. */
export function cookieText(name: string, value: string, seconds: number): string {
  const secure = env().secure ? '; Secure' : '';
  return `${cookieName(name, env().secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}
