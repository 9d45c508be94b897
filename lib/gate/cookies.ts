import 'server-only';
import { env } from '@/lib/runtime/env';
import { cookieName } from './cookie-name';

/** The value of a cookie of a request, as it came. */
export function cookieOf(request: Request, name: string): string | undefined {
  const pairs = (request.headers.get('cookie') ?? '').split(/;\s*/);
  return pairs.findLast((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** The same of a cookie that the server set, by its name without prefix. */
export const ownCookieOf = (request: Request, name: string): string | undefined =>
  cookieOf(request, cookieName(name, env().secure));
