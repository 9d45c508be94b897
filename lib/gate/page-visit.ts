import type { IncomingHttpHeaders } from 'node:http';
import { urlPath } from '@/lib/base/url-path';
import { FORMS } from '@/lib/rules/forms/rules';
import { decide, type Visit } from '@/lib/site/decide';
import { isRootFile } from '@/lib/site/endpoints';
import { readCookie } from './cookies';

/** The parts of a request that server/ passes on. */
export interface PageRequest {
  url: string;
  headers: IncomingHttpHeaders;
  /** Whether only the framework can answer it, even when its page is stored. */
  bypassesStore?: boolean;
}

/** The page that a request asks for. */
export interface PageVisit {
  /** Internal address, decoded like the keys of stored pages. */
  internal: string;
  /** Rendered per request: equal requests are not coalesced. */
  personal: boolean;
  /** The page shows search results. */
  search: boolean;
}

/** The same pattern as in middleware.ts, where the framework requires a literal. */
export const PAGE_PATHS =
  /^\/((?!_next\/|api\/|ows\/|brand\/|geo\/|investor-relations\/data\/|feeds\/|sitemaps\/|og\/|md\/|record\/|page-script\/|page-data\/|\.well-known\/|[^/]+\.[a-z0-9]+$).*)$/;

/** Pages that are rendered per request: forms, their receipts, and the verification page. */
export const PERSONAL: readonly string[] = [
  '/verify',
  ...Object.values(FORMS).flatMap(({ path, receiptPath }) => [path, receiptPath]),
];

/** Names like /x.php, at which there is no file: the framework renders a page for each that says so. */
const isMissingFile = (pathname: string): boolean =>
  /^\/[^/]+\.[a-z0-9]+$/.test(pathname) && !isRootFile(pathname);

/** A request as `decide` reads it; null for addresses that the middleware does not handle. */
export function visitOf({ url, headers }: PageRequest): Visit | null {
  if (!URL.canParse(`http://site${url}`)) return null;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  if (!PAGE_PATHS.test(pathname)) return null;
  return {
    pathname,
    search: searchParams,
    cookie: (name) => readCookie(headers.cookie, name),
    header: (name) => headers[name]?.toString() ?? null,
  };
}

/** Whether the page at an internal address is rendered per request and never stored. */
export function isPersonal(internal: string): boolean {
  const path = internal.replace(/^\/[^/]+\/[^/]+\/[^/]+/, '');
  return path.endsWith('/live') || PERSONAL.includes(path);
}

/** The page that will answer a request; null for redirects, endpoints and files. */
export function pageVisit(request: PageRequest): PageVisit | null {
  const path = urlPath(request.url);
  if (isMissingFile(path)) return { internal: path, personal: true, search: false };
  const visit = visitOf(request);
  const decision = visit && decide(visit);
  if (!decision || decision.kind === 'redirect') return null;
  const { kind, internal } = decision;
  const page = internal.replace(/^\/[^/]+\/[^/]+\/[^/]+/, '');
  const personal = request.bypassesStore || kind === 'preview' || isPersonal(internal);
  return { internal: decodeURIComponent(internal), personal, search: page === '/search/live' };
}
