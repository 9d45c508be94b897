import type { Locale } from '@/lib/model/variant';
import { localeRow } from './locales';

/** An address of a dictionary in the language of the page: pages of the site get its prefix, others stay. */
export function localised(url: string, locale: Locale): string {
  const isPage = url.startsWith('/') && !url.startsWith('/ows/') && !url.startsWith('/en/') && url !== '/en';
  return isPage ? `${localeRow(locale).prefix}${url}` : url;
}
