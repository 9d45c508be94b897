import type { CommissionRecord } from '@/lib/model/commission';

/**
 * The notice in force on a day (YYYY-MM-DD): the newest that is not in the future. If no notice has a date,
 * the first one; otherwise notices without a date do not count.
 */
export function currentNotice(records: readonly CommissionRecord[], today: string): CommissionRecord | null {
  const dated = records.filter(({ date }) => date !== '');
  if (dated.length === 0) return records[0] ?? null;
  return dated
    .filter(({ date }) => date <= today)
    .reduce<CommissionRecord | null>((best, one) => (best && best.date >= one.date ? best : one), null);
}
