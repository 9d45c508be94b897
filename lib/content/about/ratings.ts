import 'server-only';
import { mapRating } from '@/lib/mappers/ratings';
import type { Rating } from '@/lib/model/ratings';
import type { Locale } from '@/lib/model/variant';
import { listEntries } from '../dictionaries/entries';

/** Ratings that name a grade, in the order of the back office. */
export async function listRatings(locale: Locale): Promise<Rating[]> {
  const entries = await listEntries(locale, 'esg_rating');
  return entries.map(mapRating).filter(({ grade }) => grade);
}
