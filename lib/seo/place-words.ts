import { isProvince } from '@/lib/base/provinces';
import type { Locale } from '@/lib/model/variant';
import { translator } from '@/lib/words/translator';

/** Name of the province with this code, as a list; empty for any other text. */
export function placeWords(province: string, locale: Locale): string[] {
  return isProvince(province) ? [translator(locale, 'people.provinces')(province)] : [];
}
