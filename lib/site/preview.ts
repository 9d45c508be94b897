import type { Edition, Locale } from '@/lib/model/variant';
import { internalPath } from './address';
import { isEdition } from './editions';
import { PRODUCT_ROUTE } from './route-table';
import { cleanQuery, findRoute, PREVIEW_PREFIX } from './routes';

/** The target of a preview address: a page of the site, a page of the editors' tools, an endpoint, or a 404. */
export type PreviewTarget =
  | { kind: 'page'; path: string; edition: Edition | null }
  | { kind: 'tool'; path: string; query: URLSearchParams }
  | { kind: 'endpoint'; to: string }
  | { kind: 'missing' };

/** Frame widths of the compare view in CSS pixels; the first is the default. */
export const FRAME_WIDTHS = { phone: [390, 360, 430], wide: [1280, 1024, 1440] } as const;
export type FrameKind = keyof typeof FRAME_WIDTHS;

/** Query parameter that selects the edition of a preview, whatever the visitor's device. */
const EDITION = 'edition';

const MISSING: PreviewTarget = { kind: 'missing' };

/** Joins a path and a query into one text. */
const pageText = (path: string, query: URLSearchParams): string => {
  const text = query.toString();
  return text ? `${path}?${text}` : path;
};

const pageQuery = (path: string, search: URLSearchParams): URLSearchParams =>
  cleanQuery(findRoute(path) ?? PRODUCT_ROUTE, (name) => search.get(name));

function compared(path: string, search: URLSearchParams): PreviewTarget {
  if (!findRoute(path)) return MISSING;
  const query = new URLSearchParams({ of: pageText(path, pageQuery(path, search)) });
  for (const [kind, widths] of Object.entries(FRAME_WIDTHS)) {
    const width = search.get(kind);
    if (widths.some((known) => String(known) === width)) query.set(kind, String(width));
  }
  return { kind: 'tool', path: '/preview/compare', query };
}

/** The list of findings, filtered by severity and language. */
function listed(search: URLSearchParams): PreviewTarget {
  const query = new URLSearchParams();
  for (const name of ['severity', 'language']) {
    const value = search.get(name);
    if (value && /^[a-z]{1,10}$/.test(value)) query.set(name, value);
  }
  return { kind: 'tool', path: '/preview/findings', query };
}

/** The endpoint at a path below the preview prefix, or null. */
const endpointOf = (locale: Locale, path: string): string | null => {
  if (path === '/leave') return '/api/preview-leave';
  if (path === '/findings.csv') return `/api/preview-findings/${locale}`;
  return /^\/card\/(zh|en)(\/[a-z0-9_-]{1,64}){1,5}\.png$/.test(path)
    ? `/api/preview-card${path.slice(5)}`
    : null;
};

/** The target of a path below the preview prefix. The tools' names take precedence over menu pages of the same name. */
export function previewTarget(locale: Locale, fullPath: string, search: URLSearchParams): PreviewTarget {
  const path = fullPath.slice(PREVIEW_PREFIX.length) || '/';
  if (path === '/compare') return compared('/', search);
  if (path.startsWith('/compare/')) return compared(path.slice('/compare'.length), search);
  if (path === '/findings') return listed(search);
  const to = endpointOf(locale, path);
  if (to) return { kind: 'endpoint', to };
  if (!findRoute(path)) return MISSING;
  const edition = search.get(EDITION) ?? '';
  return { kind: 'page', path, edition: isEdition(edition) ? edition : null };
}

interface Framed {
  locale: Locale;
  path: string;
  query: Readonly<Record<string, string>>;
}

const prefixOf = (locale: Locale): string => (locale === 'en' ? `/en${PREVIEW_PREFIX}` : PREVIEW_PREFIX);

/** The address of a page's preview; `edition` selects an edition whatever the visitor's device. */
export function previewHref({ locale, path, query }: Framed, edition?: Edition): string {
  const search = new URLSearchParams({ ...query, ...(edition && { [EDITION]: edition }) });
  return `${prefixOf(locale)}${pageText(path === '/' ? '' : path, search)}`;
}

/** The address of a page's compare view; frame widths are included unless they are the defaults. */
export function compareHref(
  { locale, path, query }: Framed,
  widths: Partial<Record<FrameKind, number>> = {},
): string {
  const search = new URLSearchParams(query);
  for (const [kind, width] of Object.entries(widths) as [FrameKind, number][]) {
    if (width !== FRAME_WIDTHS[kind][0]) search.set(kind, String(width));
  }
  return `${prefixOf(locale)}/compare${pageText(path === '/' ? '' : path, search)}`;
}

/** The address of one of the editors' tools, with the filter of its list. */
export function toolHref(
  locale: Locale,
  tool: 'findings' | 'findings.csv' | 'leave',
  filter: Readonly<Record<string, string | null>> = {},
): string {
  const chosen = Object.entries(filter).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${prefixOf(locale)}${pageText(`/${tool}`, new URLSearchParams(chosen))}`;
}

/** The internal address of a tool; tools have no elder edition, so desktop replaces it. */
export const toolPath = (
  locale: Locale,
  edition: Edition,
  { path, query }: { path: string; query: URLSearchParams },
) => internalPath({ locale, edition: edition === 'elder' ? 'desktop' : edition, path, query });

/** Parses a site path with its query, as the parameter `of` of the compare view contains it. */
export function readPage(text: string): { path: string; query: Record<string, string> } {
  const [path = '/', search = ''] = text.split('?');
  return { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The frame widths in a query, else the defaults. */
export function frameWidths(query: Readonly<Record<string, string>>): Record<FrameKind, number> {
  const chosen = (kind: FrameKind): number =>
    FRAME_WIDTHS[kind].find((width) => String(width) === query[kind]) ?? FRAME_WIDTHS[kind][0];
  return { phone: chosen('phone'), wide: chosen('wide') };
}

/** Maps the address of a published image for shared links to that of the draft's image; null for other addresses. */
export function draftCard(image: string): string | null {
  const name = /\/og\/((?:zh|en)\/.+\.png)$/.exec(image)?.[1];
  return name ? `${PREVIEW_PREFIX}/card/${name}` : null;
}
