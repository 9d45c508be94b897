import type { Locale } from '@/lib/model/variant';
import { localeRow } from './locales';

/** An address out of a dictionary for a page of this language: pages of the site get its prefix, all else stays. */
export function localised(url: string, locale: Locale): string {
  const isPage = url.startsWith('/') && !url.startsWith('/ows/') && !url.startsWith('/en/') && url !== '/en';
  return isPage ? `${localeRow(locale).prefix}${url}` : url;
}
