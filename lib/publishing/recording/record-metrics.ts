import 'server-only';
import { FILING_STATES } from '@/lib/model/record';
import type { FilingRecord } from '@/lib/record/record';
import { metrics } from '@/lib/runtime/metrics';

/** Sets the metrics: length of the log, and filings no longer answered as they were recorded. */
export async function countRecord(record: FilingRecord): Promise<void> {
  const [{ size }, lost] = await Promise.all([record.head(), record.lost()]);
  metrics.recordEntries.set(size);
  for (const state of FILING_STATES)
    if (state !== 'published') metrics.recordLost.set({ state }, lost[state] ?? 0);
}
