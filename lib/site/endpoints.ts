import type { Locale } from '@/lib/model/variant';
import { localeRow } from './locales';

/**
 * Folders of the site that hold no pages: the middleware skips them, operators cannot redirect them, and browsers
 * do not prefetch them. `crawled` says whether crawlers may read them.
 */
export const FOLDERS = {
  '/_next': { crawled: true },
  '/api': { crawled: false },
  '/ows': { crawled: false },
  '/brand': { crawled: true },
  '/geo': { crawled: true },
  '/investor-relations/data': { crawled: true },
  '/feeds': { crawled: true },
  '/sitemaps': { crawled: true },
  '/og': { crawled: true },
  '/md': { crawled: true },
  '/record': { crawled: true },
  '/page-script': { crawled: true },
  '/page-data': { crawled: true },
  '/.well-known': { crawled: true },
} as const satisfies Record<string, { crawled: boolean }>;

/** Names of the folders, each with its leading slash. */
export const FOLDER_NAMES = Object.keys(FOLDERS) as (keyof typeof FOLDERS)[];

/** The style sheets of the elder edition, and the look of it that a visitor chose. */
export const ELDER_SHEETS = [
  '/elder.css',
  '/elder-frame.css',
  '/elder-tools.css',
  '/elder-cards.css',
  '/elder-assist.css',
  '/elder-narrow.css',
] as const;
export const ELDER_LOOK_PATH = '/elder-look.css';
/** The style of every page on paper, and where colours are forced: sheets that other visitors do not wait for. */
export const PRINT_SHEET = '/print.css';
export const FORCED_COLOURS_SHEET = '/forced-colours.css';
/** The style of the bar that every preview has. */
export const PREVIEW_SHEET = '/preview.css';

/** Files at the root that the site answers itself. */
export const ROOT_FILES = [
  ...['/robots.txt', '/llms.txt', '/indexnow.txt', '/sitemap.xml', '/opensearch.xml', '/opensearch.json'],
  ...[
    ...ELDER_SHEETS,
    ELDER_LOOK_PATH,
    PRINT_SHEET,
    FORCED_COLOURS_SHEET,
    PREVIEW_SHEET,
    '/speculation-rules.json',
    '/analytics.mjs',
    '/analytics.css',
  ],
] as const;

/** Whether a path belongs to the site and is no page. */
export const isEndpoint = (path: string): boolean =>
  FOLDER_NAMES.some((folder) => path === folder || path.startsWith(`${folder}/`)) ||
  ROOT_FILES.some((file) => file === path);

/** Data of investor relations as files. */
export function investorFile(locale: Locale, name: string): string {
  return `/investor-relations/data/${locale}/${name}`;
}

/** The formats of every feed, by the ending of their address. */
export const FEED_KINDS = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
} as const;

export type FeedKind = keyof typeof FEED_KINDS;

/** A list as a feed: `feedHref('en', 'news', 'atom')` is /feeds/en/news.atom. */
export const feedHref = (locale: Locale, list: string, kind: FeedKind): string =>
  `/feeds/${locale}/${list}.${kind}`;

/** Picture for links to an article by its id, or to a page by its site path. */
export const cardHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/og/${locale}/article/${id}.png` : `/og/${locale}/page${path === '/' ? '' : path}.png`;

/** Markdown of an article by its id, or of a menu page by its site path. */
export const markdownHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/md/${locale}/article/${id}.md` : `/md/${locale}/page${path}.md`;

/** The record of filings for programs: heads, entries, proofs, keys. They are the same in every language. */
export const RECORD_PATHS = {
  head: '/record/head',
  key: '/record/key',
  entries: '/record/entries',
  inclusion: '/record/proof/inclusion',
  consistency: '/record/proof/consistency',
  script: '/record/check.py',
} as const;

/** The entry at an index, as the log holds it. */
export const recordEntryHref = (index: number): string => `${RECORD_PATHS.entries}?start=${index}&count=1`;
/** The proof that an entry is in the tree of the newest head. */
export const inclusionHref = (index: number): string => `${RECORD_PATHS.inclusion}?index=${index}`;
/** The kept copy of a recorded file, by its SHA-256. */
export const keptFileHref = (sha256: string): string => `/record/files/${sha256}`;
/** The archive as a file, with the same filter as the page (`year=2025&kind=annual`). */
export const archiveFileHref = (locale: Locale, kind: 'csv' | 'json', query = ''): string =>
  `/record/archive/${locale}.${kind}${query && `?${query}`}`;
/** Where a hash to be looked up is posted. */
export const fileCheckHref = (locale: Locale): string => `/api/verify-file/${locale}`;

/** Endpoints of the site that pages link and post to; they pass no middleware, so each carries its language. */
export const complaintAccessHref = (locale: Locale): string => `/api/complaint-access?lang=${locale}`;
/** Where a form is posted. */
export const formHref = (locale: Locale, form: 'report' | 'complaint'): string =>
  `/api/forms/${locale}/${form}`;
/** Where a visitor confirms the identity that a complaint link carries, by POST. */
export const complaintEntryHref = (locale: Locale): string => `/api/complaint-entry?lang=${locale}`;
/** Where the verification form is posted. */
export const verifyHref = (locale: Locale): string => `/api/verify/${locale}`;
export const verifyMessageHref = (locale: Locale): string => `/api/verify-message/${locale}`;
/** The code of the check as a file for stickers: of an outlet by its number, or in general. */
export const verifyCodeHref = (locale: Locale, outlet = ''): string =>
  `/api/verify-code/${locale}${outlet && `?outlet=${encodeURIComponent(outlet)}`}`;
/** A new captcha, as a picture or as a sum in words. */
export const captchaHref = (locale: Locale, kind: 'image' | 'text'): string =>
  `/api/captcha?lang=${locale}&kind=${kind}`;

/** Fragments of the hotline page: explanations for visitors whom the complaint entry sent back (CU-02). */
export const COMPLAINT_NOTICE = { unidentified: 'sign-in-first', failed: 'entry-unavailable' } as const;

/** The disclosure tables as a file, with the same filter as the page. */
export function outletTableHref({ province, keyword }: { province: string; keyword: string }): string {
  const query = new URLSearchParams(
    Object.entries({ province, keyword }).filter(([, value]) => value !== ''),
  ).toString();
  return `/api/outlet-table${query ? `?${query}` : ''}`;
}
/** All outlets as the map shows them. */
export const outletsHref = (locale: Locale): string => `/api/outlets/${locale}`;
export const ipCityHref = '/api/ip-city';

/** The OpenSearch description in one language. */
export const openSearchHref = (locale: Locale): string => `/opensearch.xml?lang=${localeRow(locale).param}`;
