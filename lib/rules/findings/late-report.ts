import type { Finding } from '@/lib/model/findings';
import { DUE_REPORTS, type DueReport, type ReviewedReports } from '@/lib/model/review';
import { finding } from './finding';
import { REPORTS_SUBJECT } from './reports-subject';

/** The deadline of each report by the exchanges' rules, and how many years after the reported one it is. */
const DUE: Readonly<Record<DueReport, { day: string; yearsAfter: number }>> = {
  annual: { day: '04-30', yearsAfter: 1 },
  q1: { day: '04-30', yearsAfter: 0 },
  half: { day: '08-31', yearsAfter: 0 },
  q3: { day: '10-31', yearsAfter: 0 },
};

/** The newest year whose report was due before this day. */
function dueYear(kind: DueReport, today: string): { year: number; due: string } {
  const { day, yearsAfter } = DUE[kind];
  const thisYear = Number(today.slice(0, 4));
  const last = today.slice(5) > day ? thisYear : thisYear - 1;
  return { year: last - yearsAfter, due: `${last}-${day}` };
}

/** Reports that are overdue. A kind that the company has never published is not expected. */
export const lateReports = ({ locale, newest, day }: ReviewedReports): Finding[] =>
  DUE_REPORTS.flatMap((kind) => {
    const known = newest[kind];
    const { year, due } = dueYear(kind, day);
    if (known === undefined || known >= year) return [];
    const values = { kind, year: String(year), newest: String(known), due };
    return [finding(REPORTS_SUBJECT, { code: 'late-report', severity: 'error', locale, values })];
  });
