import 'server-only';
import type { Rating } from '@/lib/model/rating';
import type { Locale } from '@/lib/model/variant';
import { listEntries } from '../dictionaries/entries';

/** Entries of the dictionary esg_rating: label name, value grade, text source, remark date. Entries without a grade are dropped. */
export async function listRatings(locale: Locale): Promise<Rating[]> {
  const entries = await listEntries(locale, 'esg_rating');
  return entries
    .filter(({ value }) => value.trim())
    .map(({ label, value, text, remark, url }) => ({
      name: label,
      grade: value.trim(),
      source: text,
      date: remark,
      href: url,
    }));
}
