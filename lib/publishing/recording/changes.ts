import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { FilingRecord } from '@/lib/record/record';
import { log, problem } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';
import { invalidate } from '../invalidate';
import { countRecord } from './record-metrics';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    recordChanges: { ids: Set<string>; timer: NodeJS.Timeout | null };
  }
}

/** Changes within this time are handled together: a walk records many filings in a row. */
const GATHER_MS = 2000;

const waiting = processState('recordChanges', () => ({ ids: new Set<string>(), timer: null }));

async function flush(record: FilingRecord): Promise<void> {
  waiting.timer = null;
  const ids = [...waiting.ids];
  waiting.ids.clear();
  await countRecord(record);
  await invalidate([TAGS.record, ...ids.map(TAGS.filing)]);
}

/** Called when the record of an id has changed: invalidates its pages two seconds later. Never throws. */
export function noteChange(record: FilingRecord, id: string): void {
  waiting.ids.add(id);
  waiting.timer ??= setTimeout(() => {
    flush(record).catch((error) => log.warn(problem(error), 'record: pages are renewed later'));
  }, GATHER_MS).unref();
}
