import { urlPath } from '@/lib/base/url-path';
import type { Locale } from '@/lib/model/variant';
import { splitLocale } from './address';
import { isEndpoint } from './endpoints';
import { findRoute } from './routes';
import { prefixed } from './visit';

/** Whether an address is that of a page that exists in Chinese alone. */
const isChineseOnly = (url: string): boolean => findRoute(urlPath(url))?.zhOnly ?? false;

/** Language of what an English page links, where it is Chinese; undefined for all other links. */
export const linkedLang = (url: string, locale: Locale): 'zh-CN' | undefined =>
  locale === 'en' && isChineseOnly(url) ? 'zh-CN' : undefined;

/**
 * Adds the prefix of the language to the address of a page, unless it is already English or exists in Chinese alone;
 * files, endpoints and addresses of other sites stay as they are.
 */
export function localised(url: string, locale: Locale): string {
  const path = urlPath(url);
  const isPage = path.startsWith('/') && !path.startsWith('//') && !isEndpoint(path);
  if (!isPage || splitLocale(path).locale === 'en' || isChineseOnly(url)) return url;
  return prefixed(locale, path) + url.slice(path.length);
}
