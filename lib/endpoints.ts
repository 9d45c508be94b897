import type { Locale } from './model/variant';

/** Data of investor relations as files; no pages, so middleware.ts lets them by. */
export function investorFile(locale: Locale, name: string): string {
  return `/investor-relations/data/${locale}/${name}`;
}

/** A list as a feed: `feedHref('en', 'news', 'atom')` is /feeds/en/news.atom. */
export const feedHref = (locale: Locale, list: string, kind: string): string =>
  `/feeds/${locale}/${list}.${kind}`;

/** Picture for links to an article by its id, or to a page by its site path. */
export const cardHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/og/${locale}/article/${id}.png` : `/og/${locale}/page${path === '/' ? '' : path}.png`;

/** Markdown twin of an article by its id, or of a menu page by its site path. */
export const twinHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/md/${locale}/article/${id}.md` : `/md/${locale}/page${path}.md`;

/** Endpoints of the site that pages link and post to; they pass no middleware, so each carries its language. */
export const complaintDoorHref = (locale: Locale): string => `/api/complaint-door?lang=${locale}`;
export const formHref = (locale: Locale, form: 'report' | 'complaint'): string =>
  `/api/forms/${locale}/${form}`;
export const verifyHref = (locale: Locale): string => `/api/verify/${locale}`;
export const captchaHref = (locale: Locale, kind: 'image' | 'text'): string =>
  `/api/captcha?lang=${locale}&kind=${kind}`;

/** Fragments of the hotline page: what it explains to who comes back from the complaint entry (CU-02). */
export const COMPLAINT_NOTICE = { nobody: 'sign-in-first', failed: 'entry-unavailable' } as const;

/** The disclosure tables as a file, with the same filter as the page. */
export function outletTableHref({ province, keyword }: { province: string; keyword: string }): string {
  const query = new URLSearchParams(
    Object.entries({ province, keyword }).filter(([, value]) => value !== ''),
  ).toString();
  return `/api/outlet-table${query ? `?${query}` : ''}`;
}
export const outletsHref = (locale: Locale): string => `/api/outlets/${locale}`;
export const ipCityHref = '/api/ip-city';
