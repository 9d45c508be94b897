/** Types of reports in the order of their columns; `other` if neither ext, title nor codes name one. */
export const REPORT_TYPES = ['annual', 'half', 'q1', 'q3', 'esg', 'other'] as const;
export type ReportType = (typeof REPORT_TYPES)[number];

export interface ReportKind {
  type: ReportType;
  /** Year that the report is on, else the year of publication; null if both are unknown. */
  year: number | null;
}
