import type { Archive, ArchiveFilter } from '@/lib/model/archive';
import { FILING_KINDS, type FilingCount, type FilingKind, type FilingQuery } from '@/lib/model/record';
import { isLocale } from '@/lib/site/locales';
import { articleYears } from '../articles/years';

type Query = Readonly<Record<string, string | undefined>>;

const isKind = (text: string): text is FilingKind => FILING_KINDS.some((kind) => kind === text);

/** The filter of an address; null for a kind that does not exist. */
export function readFilter({ year, kind, language, keyword = '' }: Query): ArchiveFilter | null {
  if (kind && !isKind(kind)) return null;
  return {
    year: year ? Number(year) : null,
    kind: kind && isKind(kind) ? kind : null,
    language: language && isLocale(language) ? language : null,
    keyword: keyword.trim(),
  };
}

/** Years that have filings of the kind and language, newest first. */
export function yearsOf(counts: readonly FilingCount[], { kind, language }: ArchiveFilter): number[] {
  const fitting = counts.filter(
    (one) => one.count > 0 && (!kind || one.kind === kind) && (!language || one.locale === language),
  );
  return [...new Set(fitting.map(({ year }) => year))].toSorted((a, b) => b - a);
}

/** The year to show: that of the filter, else the newest with filings; a search by words covers all years. */
export const shownYear = ({ year, keyword }: ArchiveFilter, years: readonly number[]): number | null =>
  year ?? (keyword ? null : (years[0] ?? null));

/** Whether the archive has a page for this year: one of the site's years, or an earlier one with filings. */
export const isPossibleYear = (year: number | null, counts: readonly FilingCount[]): boolean =>
  year === null || articleYears().includes(year) || counts.some((one) => one.year === year);

/** The query to the record for a filter and a year. */
export function queryOf(
  { kind, language, keyword }: ArchiveFilter,
  year: Archive['year'],
): Omit<FilingQuery, 'page' | 'pageSize'> {
  return {
    year: year ?? undefined,
    kind: kind ?? undefined,
    locale: language ?? undefined,
    words: keyword || undefined,
  };
}
