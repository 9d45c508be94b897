import { metrics } from '@/lib/runtime/metrics';

const STATES = ['open', 'damaged', 'unavailable'] as const;
export type RecordState = (typeof STATES)[number];

/** Sets the metric of the record's state. */
export function reportState(current: RecordState): void {
  for (const state of STATES) metrics.recordState.set({ state }, state === current ? 1 : 0);
}
