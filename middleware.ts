import { draftMode } from 'next/headers';
import { type NextRequest, NextResponse } from 'next/server';
import { cookieName, DRAFT_COOKIE, readCookie, withoutCookie } from '@/lib/gate/cookies';
import {
  doorDecision,
  missingPage,
  type PageDecision,
  pageAt,
  redirectTo,
  type ShortDecision,
} from '@/lib/gate/door';
import { previewKey } from '@/lib/gate/preview-key';
import { isValidToken } from '@/lib/gate/tokens';
import type { Decision } from '@/lib/site/decide';
import { href } from '@/lib/site/routes';

const isSecure = (): boolean => (process.env.SITE_URL ?? '').startsWith('https:');
const cookieOf = (request: NextRequest, name: string): string | undefined =>
  readCookie(request.headers.get('cookie'), name);
const ownCookie = (request: NextRequest, name: string): string | undefined =>
  cookieOf(request, cookieName(name, isSecure()));

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

function withoutDraft(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  headers.set('cookie', withoutCookie(headers.get('cookie'), DRAFT_COOKIE));
  return headers;
}

const absolute = (request: NextRequest, path: string): URL => new URL(path, request.nextUrl.origin);

/** Rewrites to a page at its internal address and adds the headers of the answer. */
function rewrite(request: NextRequest, to: PageDecision, headers: Headers): NextResponse {
  const status = to.status === 404 ? { status: 404 } : {};
  const response = NextResponse.rewrite(absolute(request, to.internal), { request: { headers }, ...status });
  for (const [name, value] of Object.entries(to.headers)) response.headers.set(name, value);
  return response;
}

/**
 * A route handler sees the visitor's address, not the rewritten one: what it has to know is passed in
 * headers.
 */
function toEndpoint(
  request: NextRequest,
  to: string,
  note: Record<`x-entry-${string}`, string>,
): NextResponse {
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...note });
  return NextResponse.rewrite(absolute(request, to), { request: { headers } });
}

type Purpose = 'preview' | 'complaint';

async function isAllowed(request: NextRequest, purpose: Purpose, secret: string | undefined) {
  return isValidToken({ secret, purpose, token: ownCookie(request, purpose) });
}

/**
 * Requires a preview token of ours and a draft cookie of this very build: with one of an earlier build the
 * framework would silently show the published pages.
 */
async function mayPreview(request: NextRequest): Promise<boolean> {
  const { PREVIEW_SECRET, SITE_SECRET } = process.env;
  const key = SITE_SECRET && PREVIEW_SECRET && previewKey(SITE_SECRET, PREVIEW_SECRET);
  return (await isAllowed(request, 'preview', key)) && (await draftMode()).isEnabled;
}

/** Only a verified preview keeps the framework's draft cookie. */
async function preview(request: NextRequest, decision: Of<'preview'>): Promise<NextResponse> {
  const { locale, internal, endpoint, secret, back } = decision;
  if (!process.env.PREVIEW_SECRET) return answer(request, missingPage(locale));
  if (secret !== null) return toEndpoint(request, '/api/preview', { 'x-entry-back': back });
  if (!(await mayPreview(request))) return answer(request, missingPage(locale));
  const response = endpoint
    ? toEndpoint(request, internal, { 'x-entry-preview': locale })
    : rewrite(request, pageAt(internal, locale, 200), request.headers);
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('X-Preview', '1');
  return response;
}

async function complaint(request: NextRequest, decision: Of<'complaint'>): Promise<NextResponse> {
  const { locale, internal, info } = decision;
  if (info) return toEndpoint(request, '/api/complaint-entry', { 'x-entry-locale': locale });
  return (await isAllowed(request, 'complaint', process.env.SITE_SECRET))
    ? answer(request, pageAt(internal, locale, 200))
    : answer(request, redirectTo(href(locale, '/customer-hotline'), 307));
}

function short(request: NextRequest, { status, location, headers }: ShortDecision): NextResponse {
  if (location === null) return new NextResponse(null, { status, headers });
  const response = NextResponse.redirect(absolute(request, location), status);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  return response;
}

const answer = (request: NextRequest, to: ShortDecision | PageDecision): NextResponse =>
  to.kind === 'answer' ? short(request, to) : rewrite(request, to, withoutDraft(request));

/** Development-only pages, which a build does not contain: /dev/catalogue. */
const isTool = (pathname: string): boolean =>
  process.env.NODE_ENV === 'development' && pathname.startsWith('/dev/');

/** Answers what server/door leaves to the framework, and every page in development. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isTool(request.nextUrl.pathname)) return NextResponse.next();
  const { pathname, searchParams } = request.nextUrl;
  const visit = {
    pathname,
    search: searchParams,
    cookie: (name: string) => cookieOf(request, name),
    header: (name: string) => request.headers.get(name),
  };
  const door = doorDecision(visit, isSecure());
  if (door.kind !== 'framework') return answer(request, door);
  const { decision } = door;
  return decision.kind === 'preview' ? preview(request, decision) : complaint(request, decision);
}

/**
 * Matches everything except the framework's files, our endpoints, static folders, and files at the root such
 * as /robots.txt; and except pages that server/door has decided (lib/gate/decided-page.ts). The framework requires
 * literals.
 */
export const config = {
  matcher: [
    {
      source:
        '/((?!_next/|api/|ows/|brand/|geo/|investor-relations/data/|feeds/|sitemaps/|og/|md/|record/|page-script/|page-data/|\\.well-known/|[^/]+\\.[a-z0-9]+$).*)',
      missing: [{ type: 'header', key: 'x-decided-page' }],
    },
  ],
};
