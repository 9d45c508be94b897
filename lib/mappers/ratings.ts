import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { Rating } from '@/lib/model/ratings';

/** esg_rating: value is the grade, text the source, remark the date. */
export const mapRating = ({ label, value, text, remark, url }: DictionaryEntry): Rating => ({
  name: label,
  grade: value.trim(),
  source: text,
  date: remark,
  href: url,
});
