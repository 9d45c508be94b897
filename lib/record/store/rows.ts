import type { FilingContent, FilingEntry, RecordedFiling } from '@/lib/model/record';
import { leafHash } from '../log/hashes';

/** An entry as lists read it. */
export interface EntryRow {
  index: number;
  leaf: string;
}

/** The filing of an entry; none if its leaf is unreadable, as may happen in a damaged store. */
export function filingOf({ index, leaf }: EntryRow): RecordedFiling[] {
  try {
    const entry = JSON.parse(leaf) as FilingEntry;
    return [{ ...entry, index, leafHash: leafHash(leaf).toString('hex') }];
  } catch {
    return [];
  }
}

/** Year of a display time; 0 if it has none. */
export const yearOf = ({ displayTime }: Pick<FilingContent, 'displayTime'>): number =>
  Number(/^\d{4}/.exec(displayTime)?.[0] ?? 0);

/** PostgreSQL's text type cannot hold NUL. */
export const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** The form in which titles and search words are compared. */
export const comparable = (text: string): string => withoutNul(text).normalize('NFKC').toLowerCase();
