import { createHash } from 'node:crypto';
import type { FilingContent, FilingQuery, RecordedFiling } from '@/lib/model/record';
import type { FilingKey } from '@/lib/record/filing-key';

/** All versions of a filing, oldest first. */
export type Versions = [RecordedFiling, ...RecordedFiling[]];

/** A filing of one language as the key of a map. */
export const keyOf = ({ id, locale }: FilingKey): string => `${id} ${locale}`;
/** The hash of a leaf (RFC 9162), lower-case hexadecimal. */
export const hashOf = (leaf: string): string => createHash('sha256').update(`\0${leaf}`).digest('hex');
/** Year of the display time. */
export const yearOf = ({ displayTime }: FilingContent): number => Number(displayTime.slice(0, 4));
/** The newest of the versions, which are oldest first. */
export const newestOf = (versions: Versions): RecordedFiling => versions.at(-1) ?? versions[0];

const splitWords = (words: string): string[] => words.toLowerCase().split(/\s+/);

/** By id as a number, then by language. */
export const compareKeys = (a: FilingKey, b: FilingKey): number =>
  Number(a.id) - Number(b.id) || a.locale.localeCompare(b.locale);

/** Whether a filing is to be recorded as another version. */
export const differs = (one: FilingContent, other: FilingContent): boolean =>
  one.title !== other.title ||
  one.displayTime !== other.displayTime ||
  one.textSha256 !== other.textSha256 ||
  JSON.stringify(one.files) !== JSON.stringify(other.files);

/** Whether a filing is among those that a query selects. */
export function matches(filing: FilingContent, { locale, year, kind, words = '' }: FilingQuery): boolean {
  const title = filing.title.toLowerCase();
  return (
    (!locale || filing.locale === locale) &&
    (!year || yearOf(filing) === year) &&
    (!kind || filing.kind === kind) &&
    splitWords(words).every((word) => title.includes(word))
  );
}
