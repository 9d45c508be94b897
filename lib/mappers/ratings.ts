import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { Rating } from '@/lib/model/ratings';
import type { StatedRating } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';

/** esg_rating: value is the grade, text the source, remark the date. */
export const mapRating = ({ label, value, text, remark, url }: DictionaryEntry): Rating => ({
  name: label,
  grade: value.trim(),
  source: text,
  date: remark,
  href: url,
});

export const mapStatedRating = ({ name, grade, source, date }: StatedRating, locale: Locale): Rating => ({
  name: name[locale],
  grade,
  source: source?.[locale] ?? '',
  date: date ?? '',
  href: '',
});
