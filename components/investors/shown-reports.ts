import type { Report } from '@/lib/model/investors';

/** Documents of a kind and year that are shown at once. */
const MAX_SHOWN = 3;

/** Reports of a kind and year in two parts: those shown at once and those in a fold, never a single one. */
export function shownReports(reports: readonly Report[]): {
  shown: readonly Report[];
  folded: readonly Report[];
} {
  const end = reports.length > MAX_SHOWN + 1 ? MAX_SHOWN : reports.length;
  return { shown: reports.slice(0, end), folded: reports.slice(end) };
}
