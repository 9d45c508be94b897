import 'server-only';
import type { Locale, Variant } from '@/lib/model/variant';
import { otherLocale } from '@/lib/site/locales';
import { secondary } from '../secondary';

/** The language of a page, and the other one if `exists` finds the page in it; only its own while that call fails. */
export async function languagesWhere(
  { locale, device }: Variant,
  exists: (other: Variant) => Promise<boolean>,
): Promise<Locale[]> {
  const other = otherLocale(locale);
  const isThere = await secondary('the other language', exists({ locale: other, device }), false);
  return isThere ? [locale, other] : [locale];
}
