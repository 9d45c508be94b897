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

/** Style sheets of the elder edition; the one at ELDER_LOOK_PATH depends on the visitor's choice of look. */
export const ELDER_SHEETS = [
  '/elder.css',
  '/elder-frame.css',
  '/elder-tools.css',
  '/elder-cards.css',
  '/elder-assist.css',
  '/elder-narrow.css',
] as const;
export const ELDER_LOOK_PATH = '/elder-look.css';
/** Style sheets for print and for forced colours, linked by media query so that they delay no other visitors. */
export const PRINT_SHEET = '/print.css';
export const FORCED_COLOURS_SHEET = '/forced-colours.css';
/** Style sheet of the bar on every preview. */
export const PREVIEW_SHEET = '/preview.css';

/** Paths of the files at the root of the site. */
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
  // Requested by browsers beside what has no head: feeds, pictures and documents.
  ...['/favicon.ico', '/apple-touch-icon.png'],
] as const;

/** Whether a path is in one of these folders. */
export const isInFolder = (path: string): boolean =>
  FOLDER_NAMES.some((folder) => path === folder || path.startsWith(`${folder}/`));

export const isRootFile = (path: string): boolean => ROOT_FILES.some((file) => file === path);

/** Whether a path is one of these folders or files, and therefore not a page. */
export const isEndpoint = (path: string): boolean => isInFolder(path) || isRootFile(path);

/** The path of a data file of investor relations, such as `figures.csv`. */
export function investorFile(locale: Locale, name: string): string {
  return `/investor-relations/data/${locale}/${name}`;
}

/** Formats of every feed, by file extension. */
export const FEED_KINDS = {
  rss: { type: 'application/rss+xml', name: 'RSS' },
  atom: { type: 'application/atom+xml', name: 'Atom' },
  json: { type: 'application/feed+json', name: 'JSON Feed' },
} as const;

export type FeedKind = keyof typeof FEED_KINDS;

/** The path of a list's feed: `feedHref('en', 'news', 'atom')` is /feeds/en/news.atom. */
export const feedHref = (locale: Locale, list: string, kind: FeedKind): string =>
  `/feeds/${locale}/${list}.${kind}`;

/** The path of the image for shared links: of an article by its id, else of a page by its site path. */
export const cardHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/og/${locale}/article/${id}.png` : `/og/${locale}/page${path === '/' ? '' : path}.png`;

/** The path of the Markdown alternate: of an article by its id, else of a menu page by its site path. */
export const markdownHref = (locale: Locale, { path, id }: { path: string; id?: string }): string =>
  id ? `/md/${locale}/article/${id}.md` : `/md/${locale}/page${path}.md`;

/** Endpoints of the record of filings for programs, the same in every language. */
export const RECORD_PATHS = {
  head: '/record/head',
  key: '/record/key',
  entries: '/record/entries',
  inclusion: '/record/proof/inclusion',
  consistency: '/record/proof/consistency',
  script: '/record/check.py',
} as const;

/** The entry at an index of the log. */
export const recordEntryHref = (index: number): string => `${RECORD_PATHS.entries}?start=${index}&count=1`;
/** The proof that an entry is in the tree of the newest head. */
export const inclusionHref = (index: number): string => `${RECORD_PATHS.inclusion}?index=${index}`;
/** The kept copy of a recorded file, by its SHA-256. */
export const keptFileHref = (sha256: string): string => `/record/files/${sha256}`;
/** The archive as a file, with the same filter as the page (`year=2025&kind=annual`). */
export const archiveFileHref = (locale: Locale, kind: 'csv' | 'json', query = ''): string =>
  `/record/archive/${locale}.${kind}${query && `?${query}`}`;
/** The endpoint that looks up the hash of a file, by POST. */
export const fileCheckHref = (locale: Locale): string => `/api/verify-file/${locale}`;

/**
 * The endpoint that directs visitors to the complaint form, the sign-in or the hotline (CU-02). Its address contains
 * the language, because endpoints bypass the middleware.
 */
export const complaintAccessHref = (locale: Locale): string => `/api/complaint-access?lang=${locale}`;
/** The endpoint that receives a form submission, by POST. */
export const formHref = (locale: Locale, form: 'report' | 'complaint'): string =>
  `/api/forms/${locale}/${form}`;
/** The endpoint at which a visitor confirms the identity from a complaint link, by POST. */
export const complaintEntryHref = (locale: Locale): string => `/api/complaint-entry?lang=${locale}`;
/** The endpoint of the verification form, by POST. */
export const verifyHref = (locale: Locale): string => `/api/verify/${locale}`;
export const verifyMessageHref = (locale: Locale): string => `/api/verify-message/${locale}`;
/** The QR code of the verification page as a file for stickers: for an outlet by its number, or without one. */
export const verifyCodeHref = (locale: Locale, outlet = ''): string =>
  `/api/verify-code/${locale}${outlet && `?outlet=${encodeURIComponent(outlet)}`}`;
/** A new captcha, as a picture or as a sum in words. */
export const captchaHref = (locale: Locale, kind: 'image' | 'text'): string =>
  `/api/captcha?lang=${locale}&kind=${kind}`;

/** Fragments of the hotline page that explain why `complaintAccessHref` redirected the visitor there (CU-02). */
export const COMPLAINT_NOTICE = { unidentified: 'sign-in-first', failed: 'entry-unavailable' } as const;

/** The disclosure tables as a file, with the same filter as the page. */
export function outletTableHref({ province, keyword }: { province: string; keyword: string }): string {
  const query = new URLSearchParams(
    Object.entries({ province, keyword }).filter(([, value]) => value !== ''),
  ).toString();
  return `/api/outlet-table${query ? `?${query}` : ''}`;
}
/** All outlets as JSON for the map. */
export const outletsHref = (locale: Locale): string => `/api/outlets/${locale}`;
export const ipCityHref = '/api/ip-city';

/** The OpenSearch description in one language. */
export const openSearchHref = (locale: Locale): string => `/opensearch.xml?lang=${localeRow(locale).param}`;
