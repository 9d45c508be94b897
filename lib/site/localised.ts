import type { Locale } from '@/lib/model/variant';
import { localeRow } from './locales';

/** Adds the prefix of the language to a path, unless it is below /ows/ or already English; other addresses stay. */
export function localised(url: string, locale: Locale): string {
  const isPage = url.startsWith('/') && !url.startsWith('/ows/') && !url.startsWith('/en/') && url !== '/en';
  return isPage ? `${localeRow(locale).prefix}${url}` : url;
}
