import 'server-only';
import { cache } from 'react';
import { env } from '../env';
import { lateError } from './errors';

/**
 * How long a call may take. `call`: the whole time of the contract, where nobody waits for it, or nobody may do it
 * twice. `page`: what a page needs, or what a visitor waits for; all such calls of one render share one deadline.
 */
export type Patience = 'call' | 'page';

/** Of one render, and outside of a render of each call. */
const pageDeadline = cache((): number => Date.now() + env().patienceMs.page);

/** When a call that begins now has to be over, in milliseconds since the epoch. */
export function deadlineOf(patience: Patience): number {
  return patience === 'page' ? pageDeadline() : Date.now() + env().patienceMs.call;
}

/** What `work` gives, or a timeout at the deadline; the work itself is not ended. */
export async function until<T>(deadline: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(lateError()), Math.max(0, deadline - Date.now()));
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
