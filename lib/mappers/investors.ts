import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { DisclosureMedium, LatestReport, YearPicture } from '@/lib/model/investors';
import type { Translate } from './articles';

/** annual_report: text is the year. */
export const mapLatestReport = ({ label, text, url, imageUrl }: DictionaryEntry): LatestReport => ({
  title: label,
  year: text,
  url,
  image: imageUrl,
});

/** year_picture: value is the year. */
export const mapYearPicture = ({ value, imageUrl }: DictionaryEntry): YearPicture => ({
  year: value,
  image: imageUrl,
});

/** disclosure_media */
export const mapMedium = (
  { label, url, imageUrl }: DictionaryEntry,
  translate: Translate,
): DisclosureMedium => ({
  name: translate(label),
  url,
  image: imageUrl,
});
