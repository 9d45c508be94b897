import type { Route } from '@/lib/model/route';
import type { Edition, Locale } from '@/lib/model/variant';
import { chooseEdition, internalPath } from './address';
import { localeRow } from './locales';
import { platformOf } from './platform';
import { cleanQuery } from './routes';

/** What the middleware reads of a request. */
export interface Visit {
  pathname: string;
  search: URLSearchParams;
  cookie: (name: string) => string | undefined;
  header: (name: string) => string | null;
}

/** A path with its query. */
export function withSearch(path: string, search: URLSearchParams): string {
  const text = search.toString();
  return text ? `${path}?${text}` : path;
}

/** A site path in a language. */
export function prefixed(locale: Locale, path: string): string {
  const { prefix } = localeRow(locale);
  return path === '/' ? prefix || '/' : `${prefix}${path}`;
}

/** What this visitor is shown: what was chosen, else what fits the device. */
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
  /** Else that of the visitor. */
  edition?: Edition | null;
}

/** The internal address of a page for this visitor. */
export function internalOf(visit: Visit, page: InternalPage, found: Route | null): string {
  const { locale, path, edition } = page;
  const query = found ? cleanQuery(found, (name) => visit.search.get(name)) : new URLSearchParams();
  const platform = found?.byPlatform ? platformOf(visit.header('user-agent') ?? '') : 'other';
  if (platform !== 'other') query.set('platform', platform);
  const address = { locale, edition: edition ?? editionOf(visit), query };
  return internalPath({ ...address, path: found?.unstored?.(query) ? `${path}/live` : path });
}
