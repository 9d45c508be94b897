import { type NextRequest, NextResponse } from 'next/server';
import { cookieName, readCookie, withoutCookie } from '@/lib/gate/cookies';
import { isValidToken } from '@/lib/gate/tokens';
import { internalPath } from '@/lib/site/address';
import { type Decision, decide } from '@/lib/site/decide';
import { localeRow } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';

const DRAFT_COOKIE = '__prerender_bypass';
const ONE_YEAR = 365 * 24 * 3600;

const isSecure = (): boolean => (process.env.SITE_URL ?? '').startsWith('https:');
const cookieOf = (request: NextRequest, name: string): string | undefined =>
  readCookie(request.headers.get('cookie'), name);
const ownCookie = (request: NextRequest, name: string): string | undefined =>
  cookieOf(request, cookieName(name, isSecure()));

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>;

function redirect(request: NextRequest, to: string, status: 307 | 308): NextResponse {
  const response = NextResponse.redirect(new URL(to, request.nextUrl.origin), status);
  if (status === 307) response.headers.set('Cache-Control', 'private, no-store');
  return response;
}

function withoutDraft(request: NextRequest): Headers {
  const headers = new Headers(request.headers);
  headers.set('cookie', withoutCookie(headers.get('cookie'), DRAFT_COOKIE));
  return headers;
}

/** Rewrites to the cached variant; only a verified preview keeps the framework's draft cookie. */
function rewrite(request: NextRequest, to: Of<'page' | 'missing' | 'complaint' | 'preview'>): NextResponse {
  const target = new URL(to.internal, request.nextUrl.origin);
  const headers = to.kind === 'preview' ? request.headers : withoutDraft(request);
  const response = NextResponse.rewrite(target, {
    request: { headers },
    ...(to.kind === 'missing' ? { status: 404 } : {}),
  });
  response.headers.set('Content-Language', localeRow(to.locale).htmlLang);
  return response;
}

function missing(request: NextRequest, locale: Decision & { locale: 'zh' | 'en' }): NextResponse {
  const query = new URLSearchParams();
  const internal = internalPath({ locale: locale.locale, device: 'desktop', path: '/missing', query });
  return rewrite(request, { kind: 'missing', internal, locale: locale.locale });
}

/** A route handler sees the visitor's address, not the rewritten one: the target is passed in a header. */
function toEndpoint(
  request: NextRequest,
  to: string,
  note: Record<`x-entry-${string}`, string>,
): NextResponse {
  const headers = new Headers({ ...Object.fromEntries(request.headers), ...note });
  return NextResponse.rewrite(new URL(to, request.nextUrl.origin), { request: { headers } });
}

async function preview(request: NextRequest, decision: Of<'preview'>): Promise<NextResponse> {
  if (!process.env.PREVIEW_SECRET) return missing(request, decision);
  if (decision.secret !== null) return toEndpoint(request, '/api/preview', { 'x-entry-back': decision.back });
  const token = ownCookie(request, 'preview');
  const allowed = await isValidToken({ secret: process.env.SITE_SECRET, purpose: 'preview', token });
  if (!allowed) return missing(request, decision);
  const response = rewrite(request, decision);
  response.headers.set('X-Robots-Tag', 'noindex, nofollow');
  response.headers.set('X-Preview', '1');
  return response;
}

async function complaint(request: NextRequest, decision: Of<'complaint'>): Promise<NextResponse> {
  if (decision.info)
    return toEndpoint(request, '/api/complaint-entry', { 'x-entry-locale': decision.locale });
  const token = ownCookie(request, 'complaint');
  const allowed = await isValidToken({ secret: process.env.SITE_SECRET, purpose: 'complaint', token });
  return allowed
    ? rewrite(request, decision)
    : redirect(request, href(decision.locale, '/customer-hotline'), 307);
}

function rememberLanguage(response: NextResponse, decision: Decision): NextResponse {
  if ('setLang' in decision && decision.setLang) {
    const options = { path: '/', maxAge: ONE_YEAR, sameSite: 'lax', secure: isSecure() } as const;
    response.cookies.set('lang', decision.setLang, options);
    response.headers.set('Cache-Control', 'private, no-store');
  }
  return response;
}

async function answer(request: NextRequest, decision: Decision): Promise<NextResponse> {
  switch (decision.kind) {
    case 'redirect':
      return redirect(request, decision.to, decision.status);
    case 'preview':
      return preview(request, decision);
    case 'complaint':
      return complaint(request, decision);
    default:
      return rewrite(request, decision);
  }
}

/** Prefetching a link must not change the language: the browser drops what it fetched and requests it again. */
const isGuess = (request: NextRequest): boolean => /prefetch/.test(request.headers.get('sec-purpose') ?? '');

/** Pages of development, which a build does not contain: /dev/catalogue. */
const isTool = (pathname: string): boolean =>
  process.env.NODE_ENV === 'development' && pathname.startsWith('/dev/');

export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (isTool(request.nextUrl.pathname)) return NextResponse.next();
  const decision = decide({
    pathname: request.nextUrl.pathname,
    search: request.nextUrl.searchParams,
    cookie: (name) => cookieOf(request, name),
    header: (name) => request.headers.get(name),
  });
  if (isGuess(request) && 'setLang' in decision && decision.setLang) {
    return new NextResponse(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  return rememberLanguage(await answer(request, decision), decision);
}

/**
 * Everything but the framework's files, our endpoints, files of folders, and files at the root such as /robots.txt.
 */
export const config = {
  matcher: [
    '/((?!_next/|api/|ows/|brand/|geo/|investor-relations/data/|feeds/|sitemaps/|og/|md/|\\.well-known/|[^/]+\\.[a-z0-9]+$).*)',
  ],
};
