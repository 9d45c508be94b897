import 'server-only';
import { cache } from 'react';
import { lateError } from '@/lib/base/ows-error';
import { env } from '@/lib/runtime/env';
import { atDeadline, deadlineIn } from '@/lib/runtime/running-time';

/**
 * How long a call may take. `call`: the full time of the contract, for calls in the background and those that
 * must not be repeated. `page`: for pages and everything else that a visitor waits for; all such calls of a
 * rendering share one deadline.
 */
export type TimeBudget = 'call' | 'page';

/** One per rendering; outside of one, a new one per call. */
const pageDeadline = cache((): number => deadlineIn(env().timeoutMs.page));

/** The deadline of a call that begins now, as a point of the running time (lib/runtime/running-time.ts). */
export function deadlineOf(budget: TimeBudget): number {
  return budget === 'page' ? pageDeadline() : deadlineIn(env().timeoutMs.call);
}

/** The result of `work`, or a timeout error at the deadline; the work itself is not aborted. */
export async function beforeDeadline<T>(deadline: number, work: Promise<T>): Promise<T> {
  let cancel = () => {};
  const late = new Promise<never>((_resolve, reject) => {
    cancel = atDeadline(deadline, () => reject(lateError()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    cancel();
  }
}
