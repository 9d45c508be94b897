import { z } from 'zod';
import { todayInChina } from '@/lib/base/china-time';
import { fromJson } from '@/lib/base/values';
import type { FilingRecord } from './record';

const NOTE = 'walk';
/** A walk without a step for this long has been abandoned by its process: no file takes longer to read. */
const LEFT_MS = 600_000;
/** Hour, in China, at which the walk of a day begins. */
const BEGIN_HOUR = 2;
const HOUR_MS = 3_600_000;

const Locale = z.enum(['zh', 'en']);

const State = z.object({
  /** The process that runs the walk. */
  by: z.string(),
  /** When it took its last step, in milliseconds since the epoch. */
  at: z.number(),
  /** When the walk began, and when the last complete one ended; 0 for never. */
  began: z.number(),
  ended: z.number(),
  /** The next page to read of the sources of a language; null when all have been read. */
  next: z.object({ locale: Locale, source: z.number(), page: z.number() }).nullable(),
  /** The last recorded filing that was looked up. */
  after: z.object({ locale: Locale, id: z.string() }).nullable(),
});

/** Progress of a walk over all filings. It outlives its process. */
export type WalkState = z.output<typeof State>;

export async function readWalk(record: FilingRecord): Promise<WalkState | null> {
  const state = State.safeParse(fromJson((await record.noted(NOTE)) ?? ''));
  return state.success ? state.data : null;
}

/** When the last complete walk ended: ISO 8601 in UTC; null before the first. */
export async function walkedAt(record: FilingRecord): Promise<string | null> {
  const { ended = 0 } = (await readWalk(record)) ?? {};
  return ended > 0 ? new Date(ended).toISOString() : null;
}

export const writeWalk = (record: FilingRecord, state: WalkState): Promise<void> =>
  record.note(NOTE, JSON.stringify(state));

/** A new walk; `ended` is taken over from the last one. */
export const beginWalk = (by: string, last: WalkState | null, now: number): WalkState => ({
  by,
  at: now,
  began: now,
  ended: last?.ended ?? 0,
  next: { locale: 'zh', source: 0, page: 1 },
  after: null,
});

const isUnderWay = ({ began, ended }: WalkState): boolean => began > ended;

/** The day of the walk that is due, such as 2026-11-24: until BEGIN_HOUR it is the previous day. */
const dayOf = (now: number): string => todayInChina(now - BEGIN_HOUR * HOUR_MS);

/** The walk that this process is to continue or begin; null if none is due or another process is walking. */
export function dueWalk(state: WalkState | null, by: string, now: number): WalkState | null {
  if (!state) return beginWalk(by, null, now);
  if (isUnderWay(state))
    return state.by === by || now - state.at > LEFT_MS ? { ...state, by, at: now } : null;
  return dayOf(state.began) < dayOf(now) ? beginWalk(by, state, now) : null;
}
