import 'server-only';
import { TAGS } from '@/lib/base/cache';
import type { Locale } from '@/lib/model/variant';
import { type FilingKey, keyText } from '@/lib/record/filing-key';
import { dueWalk, readWalk, type WalkState, writeWalk } from '@/lib/record/walk-state';
import { log, problem } from '@/lib/runtime/log';
import { metrics } from '@/lib/runtime/metrics';
import { invalidate } from '../invalidate';
import { filingSources } from './filing-sources';
import type { Pace } from './pace';
import { readFilingPage } from './read-filings';
import { type RecordingParts, recordFiling, recordSeen } from './record-filing';

const KEYS_AT_ONCE = 100;
/** Well below the time after which a walk counts as abandoned. */
const SAVE_MS = 20_000;
const LOCALES: readonly Locale[] = ['zh', 'en'];

interface WalkParts extends RecordingParts {
  pace: Pace;
  /** Identifies this process among those that share a record. */
  by: string;
}

interface Walking {
  parts: WalkParts;
  state: WalkState;
  /** Keys of filings that this process has seen on this walk. */
  seen: Set<string>;
}

async function save({ parts, state }: Walking): Promise<void> {
  state.at = Date.now();
  await writeWalk(parts.record, state);
}

/** A filing that fails does not end the walk; the next walk tries it again. */
async function each(walking: Walking, key: FilingKey, work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
    walking.seen.add(keyText(key));
  } catch (error) {
    log.warn({ filing: key.id, locale: key.locale, ...problem(error) }, 'record: left to the next walk');
  }
}

function nextLocale(locale: Locale): WalkState['next'] {
  const next = LOCALES[LOCALES.indexOf(locale) + 1];
  return next ? { locale: next, source: 0, page: 1 } : null;
}

/** Reads one page of a source, records its filings, and moves the walk on to the next page. */
async function readNext(walking: Walking, next: NonNullable<WalkState['next']>): Promise<void> {
  const { parts, state } = walking;
  const source = (await filingSources(next.locale))[next.source];
  if (!source) {
    state.next = nextLocale(next.locale);
    return;
  }
  const from = { locale: next.locale, source, pace: parts.pace };
  const { filings, pages } = await readFilingPage(from, next.page);
  for (const filing of filings) {
    const key = { id: filing.content.id, locale: next.locale };
    if (walking.seen.has(keyText(key))) continue;
    await each(walking, key, () => recordSeen(parts, filing));
  }
  state.next =
    next.page < pages ? { ...next, page: next.page + 1 } : { ...next, source: next.source + 1, page: 1 };
}

/** Looks up the next recorded filings that were in no list; false when there are no more. */
async function lookUpNext(walking: Walking): Promise<boolean> {
  const { parts, state, seen } = walking;
  const keys = await parts.record.keysAfter(state.after, KEYS_AT_ONCE);
  for (const key of keys) {
    if (!seen.has(keyText(key))) await each(walking, key, () => recordFiling(parts, key));
    state.after = key;
  }
  return keys.length > 0;
}

/** The same pace; shows other processes before each call that the walk is under way. */
const savingPace = (walking: Walking, pace: Pace): Pace => ({
  async turn() {
    await pace.turn();
    if (Date.now() - walking.state.at > SAVE_MS) await save(walking);
  },
});

async function go(walking: Walking): Promise<void> {
  const { state } = walking;
  while (state.next) {
    await readNext(walking, state.next);
    await save(walking);
  }
  while (await lookUpNext(walking)) await save(walking);
}

/**
 * If a walk is due or was abandoned by its process, walks over all filings of the back office and then over
 * recorded ones that it no longer lists, at the rate of `pace`. Resolves to whether a walk was completed;
 * rejects if the back office or the record fails, and continues from there the next time.
 */
export async function walkIfDue(parts: WalkParts): Promise<boolean> {
  const last = await readWalk(parts.record);
  if (last) metrics.recordWalked.set(last.ended / 1000);
  const state = dueWalk(last, parts.by, Date.now());
  if (!state) return false;
  const walking = { parts, state, seen: new Set<string>() };
  walking.parts = { ...parts, pace: savingPace(walking, parts.pace) };
  await save(walking);
  await go(walking);
  state.ended = Date.now();
  await save(walking);
  metrics.recordWalked.set(state.ended / 1000);
  await invalidate([TAGS.record]);
  log.info({ filings: walking.seen.size, seconds: (state.ended - state.began) / 1000 }, 'record: walked');
  return true;
}
