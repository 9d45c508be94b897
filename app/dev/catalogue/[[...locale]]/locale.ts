import type { Locale } from '@/lib/model/variant';
import { isLocale } from '@/lib/site/locales';

export interface CatalogueParams {
  params: Promise<{ locale?: string[] }>;
}

/** /dev/catalogue is Chinese, /dev/catalogue/en English; null for other addresses. */
export function localeOf({ locale: [name = 'zh', ...more] = [] }: { locale?: string[] }): Locale | null {
  return more.length === 0 && isLocale(name) ? name : null;
}
