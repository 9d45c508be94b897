import type { IncomingHttpHeaders } from 'node:http';
import { FORMS } from '@/lib/rules/forms/rules';
import { type Decision, decide } from '@/lib/site/decide';
import { readCookie } from './cookies';

/** The parts of a request that server/ passes on. */
export interface PageRequest {
  url: string;
  headers: IncomingHttpHeaders;
}

/** The page that a request leads to. */
export interface PageVisit {
  /** Internal address, decoded as in the keys of stored pages. */
  internal: string;
  /** Rendered per request: equal requests are not coalesced. */
  personal: boolean;
  /** The page shows search results. */
  search: boolean;
}

/** The same addresses as in middleware.ts, where the framework needs literals. */
export const PAGE_PATHS =
  /^\/((?!_next\/|api\/|ows\/|brand\/|geo\/|investor-relations\/data\/|feeds\/|sitemaps\/|og\/|md\/|\.well-known\/|[^/]+\.[a-z0-9]+$).*)$/;

const PERSONAL = ['/verify', ...Object.values(FORMS).flatMap(({ path, receiptPath }) => [path, receiptPath])];

function decisionOf({ url, headers }: PageRequest): Decision | null {
  if (!URL.canParse(`http://site${url}`)) return null;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  if (!PAGE_PATHS.test(pathname)) return null;
  return decide({
    pathname,
    search: searchParams,
    cookie: (name) => readCookie(headers.cookie, name),
    header: (name) => headers[name]?.toString() ?? null,
  });
}

/** The page that will answer a request, or null for redirects, endpoints and files. */
export function pageVisit(request: PageRequest): PageVisit | null {
  const decision = decisionOf(request);
  if (!decision || decision.kind === 'redirect') return null;
  const { kind, internal } = decision;
  const path = internal.replace(/^\/[^/]+\/[^/]+\/[^/]+/, '');
  const personal = kind === 'preview' || path.endsWith('/live') || PERSONAL.includes(path);
  return { internal: decodeURIComponent(internal), personal, search: path === '/search/live' };
}
