import type { CommissionRecord } from '@/lib/model/commission';

/**
 * The notice in force on a day (YYYY-MM-DD): the newest that is not of the future. Notices without a date count only where
 * none has one, and then in the order of the back office.
 */
export function currentNotice(records: readonly CommissionRecord[], today: string): CommissionRecord | null {
  const dated = records.filter(({ date }) => date !== '');
  if (dated.length === 0) return records[0] ?? null;
  return dated
    .filter(({ date }) => date <= today)
    .reduce<CommissionRecord | null>((best, one) => (best && best.date >= one.date ? best : one), null);
}
