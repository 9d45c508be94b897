import { processWide } from '../process-wide';
import { Refusal } from '../relay/refusal';

/** Complaint entries at once: they must not take the places of forms and captchas. */
const AT_ONCE = 4;
const taken = processWide('complaint-entries', () => ({ count: 0 }));

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
