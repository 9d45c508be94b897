import { stringifySetCookie } from 'cookie';
import type { Locale } from '@/lib/model/variant';
import { internalPath } from '@/lib/site/address';
import { type Choice, type Decision, decide, type Visit } from '@/lib/site/decide';
import { localeRow } from '@/lib/site/locales';
import { isPrefetch } from './is-prefetch';

const ONE_YEAR_SECONDS = 365 * 24 * 3600;

/** A response without a page: a redirect or a refusal. */
export interface ShortDecision {
  kind: 'answer';
  status: 307 | 308 | 503;
  /** A path of the site; null for a refusal. */
  location: string | null;
  headers: Readonly<Record<string, string>>;
}

/** A cacheable variant of a page. */
export interface PageDecision {
  kind: 'page';
  internal: string;
  status: 200 | 404;
  headers: Readonly<Record<string, string>>;
}

/** A request that only the middleware can answer: it needs signed cookies or concerns one visitor. */
interface FrameworkDecision {
  kind: 'framework';
  decision: Extract<Decision, { kind: 'preview' | 'complaint' }>;
}

/** How a request is answered, by middleware.ts and by server/door alike. */
export type DoorDecision = ShortDecision | PageDecision | FrameworkDecision;

/** A choice is kept for a year, a promotion code for the browser session. */
const choiceCookie = ([name, value]: Choice, secure: boolean): string =>
  stringifySetCookie({
    name,
    value,
    path: '/',
    ...(name === 'tgCode' ? {} : { maxAge: ONE_YEAR_SECONDS }),
    sameSite: 'lax',
    secure,
  });

/** A redirect to a path of the site. */
export const redirectTo = (location: string, status: 307 | 308): ShortDecision => ({
  kind: 'answer',
  status,
  location,
  headers: status === 307 ? { 'cache-control': 'private, no-store' } : {},
});

/** A page at its internal address. */
export const pageAt = (internal: string, locale: Locale, status: 200 | 404): PageDecision => ({
  kind: 'page',
  internal,
  status,
  headers: { 'content-language': localeRow(locale).htmlLang },
});

/** The 404 page for anything a visitor may not see. */
export const missingPage = (locale: Locale): PageDecision =>
  pageAt(
    internalPath({ locale, edition: 'desktop', path: '/missing', query: new URLSearchParams() }),
    locale,
    404,
  );

function answerFor(decision: Decision): DoorDecision {
  switch (decision.kind) {
    case 'redirect':
      return redirectTo(decision.to, decision.status);
    case 'page':
      return pageAt(decision.internal, decision.locale, 200);
    case 'missing':
      return pageAt(decision.internal, decision.locale, 404);
    default:
      return { kind: 'framework', decision };
  }
}

/** The answer to a visit. `secure`: the site is served over https, so its cookies are restricted to https. */
export function doorDecision(visit: Visit, secure: boolean): DoorDecision {
  const decision = decide(visit);
  const door = answerFor(decision);
  const chosen = 'remember' in decision ? decision.remember : undefined;
  if (!chosen || door.kind === 'framework') return door;
  if (isPrefetch(visit.header('sec-purpose')))
    return { kind: 'answer', status: 503, location: null, headers: { 'cache-control': 'no-store' } };
  const remembered = { 'set-cookie': choiceCookie(chosen, secure), 'cache-control': 'private, no-store' };
  return { ...door, headers: { ...door.headers, ...remembered } };
}
