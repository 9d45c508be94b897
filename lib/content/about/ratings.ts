import 'server-only';
import { mapRating, mapStatedRating } from '@/lib/mappers/ratings';
import type { Rating } from '@/lib/model/ratings';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { listEntries } from '../dictionaries/entries';

/** Ratings that name a grade, in the order of the back office; without its dictionary, those of the settings file. */
export async function listRatings(locale: Locale): Promise<Rating[]> {
  const entries = await listEntries(locale, 'esg_rating');
  if (entries.length === 0) return env().settings.ratings.map((rating) => mapStatedRating(rating, locale));
  return entries.map(mapRating).filter(({ grade }) => grade);
}
