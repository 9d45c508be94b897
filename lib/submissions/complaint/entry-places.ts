import { Refusal } from '@/lib/gate/refusal';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    complaintEntries: { count: number };
  }
}

/** Concurrent complaint entries: they must not use up the slots of forms and captchas. */
const AT_ONCE = 4;
const taken = processState('complaintEntries', () => ({ count: 0 }));

/** Runs `work` within the concurrency limit of entries; throws a 503 beyond it. */
export async function inEntryPlace<T>(work: () => Promise<T>): Promise<T> {
  if (taken.count >= AT_ONCE) throw new Refusal(503, { 'Retry-After': '10' });
  taken.count += 1;
  try {
    return await work();
  } finally {
    taken.count -= 1;
  }
}
