import 'server-only';
import type { Rating } from '../model/rating';
import type { Locale } from '../model/variant';
import { listEntries } from './entries';

/** Entries of the dictionary esg_rating: label name, value grade, text source, remark date. One without a grade is none. */
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
