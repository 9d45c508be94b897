import { z } from 'zod';

/** An article whose addresses are to be determined, or an address to report to a search engine. */
export const JOB = z.object({
  kind: z.enum(['article', 'indexnow', 'baidu']),
  /** Id of the article, or absolute address. */
  what: z.string().min(1).max(2000),
  tries: z.number().int().min(0),
  /** Due time, in milliseconds since the epoch. */
  due: z.number(),
});

export type Job = z.infer<typeof JOB>;

const MAX_TRIES = 10;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 3_600_000;
/** Upper bound of the delay that an engine may request. */
const MAX_REQUESTED_DELAY_MS = 24 * 3_600_000;

/** Identifies a notification: an equal one that is pending is not queued again. */
export const keyOf = ({ kind, what }: Pick<Job, 'kind' | 'what'>): string => `${kind} ${what}`;

/** The next attempt: after 2 s, 8 s, 32 s ... an hour, or later if requested. Null after ten attempts. */
export function nextTry(job: Job, now: number, delayMs = 0): Job | null {
  const tries = job.tries + 1;
  if (tries >= MAX_TRIES) return null;
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 4 ** job.tries);
  return { ...job, tries, due: now + Math.max(wait, Math.min(delayMs, MAX_REQUESTED_DELAY_MS)) };
}
