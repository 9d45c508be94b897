/** Kinds of reports in the order of their columns; "other" where neither title nor codes name the kind. */
export const REPORT_TYPES = ['annual', 'half', 'q1', 'q3', 'esg', 'other'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export interface ReportKind {
  type: ReportType;
  /** The year that it reports on; null when neither it nor the year of publication is known. */
  year: number | null;
}
