import 'server-only';
import { articlesOf } from '@/lib/base/cache';
import type { RecordedFiling } from '@/lib/model/record';
import { log, problem } from '@/lib/runtime/log';
import { LOCALES } from '@/lib/site/locales';
import { type RecordingParts, recordFiling } from './record-filing';
import { recordingParts, startRecorder } from './recorder';

/** Longest time that a publication waits, so that its editor gets an acknowledgement in time. */
const WAIT_MS = 8000;

/** What a publication recorded; `pending`: not all was stored in time, the rest is stored later. */
export interface PublicationRecord {
  recorded: RecordedFiling[];
  pending: boolean;
}

/** Adds to `recorded` what it appends; resolves to whether something is left for later. */
async function recordIds(
  parts: RecordingParts,
  ids: readonly string[],
  recorded: RecordedFiling[],
): Promise<boolean> {
  let pending = false;
  for (const id of ids) {
    for (const { code: locale } of LOCALES) {
      try {
        recorded.push(...(await recordFiling(parts, { id, locale })));
      } catch (error) {
        log.warn({ filing: id, locale, ...problem(error) }, 'record: a publication is recorded later');
        startRecorder()?.queue.add({ id, locale });
        pending = true;
      }
    }
  }
  return pending;
}

/**
 * Records the filings among the articles that a publication names. Resolves when they are stored, or after
 * eight seconds to those that are stored by then; to null if the record is off or not open, or if no article is
 * named. Never rejects.
 */
export async function recordPublication(tags: readonly string[]): Promise<PublicationRecord | null> {
  const parts = recordingParts();
  const ids = articlesOf(tags);
  if (!parts || ids.length === 0) return null;
  const recorded: RecordedFiling[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(true), WAIT_MS);
  });
  const pending = await Promise.race([recordIds(parts, ids, recorded), late]);
  clearTimeout(timer);
  return { recorded: [...recorded], pending };
}
