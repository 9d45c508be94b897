import { normalPath, splitLocale } from '../address';
import { isEndpoint } from '../endpoints';
import { PERMANENT_REDIRECTS, ROUTES } from '../route-table';
import { cleanQuery, findRoute, PREVIEW_PREFIX } from '../routes';

/** A mistake in the operators' redirect table; the message describes it. */
export class RedirectError extends Error {}

const LIVING: ReadonlySet<string> = new Set([
  ...ROUTES.map(({ path }) => path),
  ...Object.keys(PERMANENT_REDIRECTS),
]);

/** The reason why an old path is not allowed, or empty. `path` is its canonical spelling. */
export function whyNotFrom(from: string, path: string): string {
  if (!from.startsWith('/') || from.startsWith('//') || /[?#\\]/.test(from))
    return 'must be a path of the site, without query';
  if (splitLocale(path).locale === 'en') return 'must be without /en, since it stands for both languages';
  if (LIVING.has(path)) return 'is a page of the site';
  if (isEndpoint(path) || path.startsWith(PREVIEW_PREFIX)) return 'is answered by the site itself';
  return '';
}

type Judged = { why: string } | { zhOnly: boolean };

function pageProblem(to: string): Judged {
  const { pathname, search, hash } = new URL(to, 'http://any');
  if (hash || to !== pathname + search) return { why: 'must be spelled as the browser shows it, without #' };
  if (pathname !== normalPath(pathname))
    return { why: 'must be in small letters, without a slash at its end' };
  if (splitLocale(pathname).locale === 'en') return { why: 'must be without /en' };
  const found = findRoute(pathname);
  if (!found || Object.hasOwn(PERMANENT_REDIRECTS, pathname) || pathname === PREVIEW_PREFIX)
    return { why: 'is not a page of this site' };
  const query = new URLSearchParams(search);
  const known = cleanQuery(found, (name) => query.get(name));
  if (known.toString() !== query.toString()) return { why: 'has a query that the page does not know' };
  return { zhOnly: found.zhOnly };
}

function elsewhereProblem(to: string, siteHost: string): Judged {
  if (!/^https:\/\/[^/\\@\s]+(\/[^\\\s#]*)?$/.test(to) || !URL.canParse(to))
    return { why: 'must be a path of the site or a whole https address' };
  return new URL(to).host === siteHost ? { why: 'is of this site: a path is enough' } : { zhOnly: false };
}

/** Validates a target: returns the reason why it is not allowed, or whether it is Chinese only. */
export function targetProblem(to: string, siteHost: string): Judged {
  if (!to.startsWith('/') || /^\/[/\\]/.test(to)) return elsewhereProblem(to, siteHost);
  if (/^\/ows\/files\/[^?#\\]+$/.test(to) && !to.includes('..')) return { zhOnly: false };
  return pageProblem(to);
}
