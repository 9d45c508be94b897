import type { Locale } from '@/lib/model/variant';
import { splitLocale } from './address';
import { isEndpoint } from './endpoints';
import { prefixed } from './visit';

/**
 * Adds the prefix of the language to the address of a page, unless it is already English; files, endpoints and
 * addresses of other sites stay as they are.
 */
export function localised(url: string, locale: Locale): string {
  const [path = ''] = url.split(/[?#]/, 1);
  const isPage = path.startsWith('/') && !path.startsWith('//') && !isEndpoint(path);
  if (!isPage || splitLocale(path).locale === 'en') return url;
  return prefixed(locale, path) + url.slice(path.length);
}
