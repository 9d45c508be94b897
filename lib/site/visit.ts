import type { Route } from '@/lib/model/route';
import type { Edition, Locale } from '@/lib/model/variant';
import { chooseEdition, internalPath } from './address';
import { localeRow } from './locales';
import { platformOf } from './platform';
import { cleanQuery } from './routes';

/** The parts of a request that decide its answer. */
export interface Visit {
  pathname: string;
  search: URLSearchParams;
  cookie: (name: string) => string | undefined;
  header: (name: string) => string | null;
}

/** Joins a path and its query. */
export function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** Adds the prefix of a language to a site path. */
export function prefixed(locale: Locale, path: string): string {
  const { prefix } = localeRow(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** The edition for this visitor, from cookies, client hint and user agent. */
export const editionOf = (visit: Visit) =>
  chooseEdition({
    version: visit.cookie('version'),
    remembered: visit.cookie('device'),
    clientHint: visit.header('sec-ch-ua-mobile'),
    userAgent: visit.header('user-agent'),
  });

interface InternalPage {
  locale: Locale;
  path: string;
  /** Edition to render; the visitor's own if omitted. */
  edition?: Edition | null;
}

/** The internal address of a page for this visitor; `/live` is appended where the page is not stored. */
export function internalOf(visit: Visit, page: InternalPage, found: Route | null): string {
  const { locale, path, edition } = page;
  const query = found ? cleanQuery(found, (name) => visit.search.get(name)) : new URLSearchParams();
  const platform = found?.byPlatform ? platformOf(visit.header('user-agent') ?? '') : 'other';
  if (platform !== 'other') query.set('platform', platform);
  const address = { locale, edition: edition ?? editionOf(visit), query };
  return internalPath({ ...address, path: found?.unstored?.(query) ? `${path}/live` : path });
}
