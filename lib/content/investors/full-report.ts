import type { ReportKind } from '@/lib/model/report';

const SUMMARY = /摘要|\bsummary\b/i;

interface Dated {
  title: string;
  displayTime: string;
}

/**
 * The report itself where `newest` is its summary, which is published on the same day; `newest` where there is no such
 * report.
 */
export function fullReport<T extends Dated>(
  newest: T,
  reports: readonly T[],
  kindOf: (report: T) => ReportKind,
): T {
  if (!SUMMARY.test(newest.title)) return newest;
  const keyOf = (report: T) =>
    [kindOf(report).type, kindOf(report).year, report.displayTime.slice(0, 10)].join();
  const isWhole = (report: T) => !SUMMARY.test(report.title) && keyOf(report) === keyOf(newest);
  return reports.find(isWhole) ?? newest;
}
