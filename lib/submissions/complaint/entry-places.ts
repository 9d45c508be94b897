import { Refusal } from '@/lib/gate/refusal';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    complaintEntries: { count: number };
  }
}

/** Complaint entries at once: they must not take the places of forms and captchas. */
const AT_ONCE = 4;
const taken = processState('complaintEntries', () => ({ count: 0 }));

/** Does `work` while at most so many entries are under way; throws a 503 beyond that. */
export async function inEntryPlace<T>(work: () => Promise<T>): Promise<T> {
  if (taken.count >= AT_ONCE) throw new Refusal(503, { 'Retry-After': '10' });
  taken.count += 1;
  try {
    return await work();
  } finally {
    taken.count -= 1;
  }
}
