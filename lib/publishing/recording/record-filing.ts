import 'server-only';
import type {
  FilingContent,
  FilingFile,
  FilingHistory,
  FilingState,
  RecordedFiling,
} from '@/lib/model/record';
import type { KeptFiles } from '@/lib/record/files/kept-files';
import type { FilingKey } from '@/lib/record/filing-key';
import type { FilingRecord } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { noteChange } from './changes';
import type { Pace } from './pace';
import { type FileNow, readFile } from './read-file';
import { readFiling, type SeenFiling } from './read-filings';

export interface RecordingParts {
  record: FilingRecord;
  kept: KeptFiles;
  /** Limits the rate of calls to the back office; without it they are sent at once. */
  pace?: Pace;
}

/** The file to record: as last recorded if it is gone; without size and hash if it was never read. */
function recordedFile(now: FileNow, before: readonly FilingFile[]): FilingFile {
  if (now.kind === 'read') return now.file;
  const last = now.kind === 'gone' ? before.find(({ url }) => url === now.named.url) : undefined;
  return last ?? { ...now.named, bytes: 0, sha256: '' };
}

/** Whether the file at an address has changed while title, display time and text have not. */
function isSwapped(content: FilingContent, before: FilingContent | undefined): boolean {
  if (!before || content.title !== before.title || content.displayTime !== before.displayTime) return false;
  if (content.textSha256 !== before.textSha256) return false;
  const hashes = new Map(before.files.map(({ url, sha256 }) => [url, sha256]));
  return content.files.some(({ url, sha256 }) => hashes.get(url) && sha256 !== hashes.get(url));
}

/** Logs a change of state for operators: the filing or its file was removed or replaced, or is back. */
function report({ id, locale }: FilingKey, state: FilingState): void {
  const fields = { filing: id, locale, state };
  if (state === 'published') log.info(fields, 'record: a filing is answered again as it was recorded');
  else log.error(fields, 'record: what was published is no longer answered as it was recorded');
}

async function observe(
  { record }: RecordingParts,
  key: FilingKey,
  { now, before }: { now: FilingState; before: FilingState | undefined },
): Promise<boolean> {
  if (now === (before ?? 'published')) return false;
  await record.observe(key, now);
  report(key, now);
  return true;
}

const historyOf = async ({ record }: RecordingParts, { id, locale }: FilingKey) =>
  (await record.history(id)).find((one) => one.locale === locale);

async function contentOf(
  parts: RecordingParts,
  { content, files }: SeenFiling,
  before: FilingContent | undefined,
): Promise<{ content: FilingContent; isGone: boolean }> {
  const now: FileNow[] = [];
  // One after the other, so that a filing with many files causes no burst of requests.
  for (const file of files) now.push(await readFile(parts, file));
  return {
    content: { ...content, files: now.map((file) => recordedFile(file, before?.files ?? [])) },
    isGone: now.some(({ kind }) => kind === 'gone'),
  };
}

const stateOf = (isGone: boolean, swapped: boolean): FilingState =>
  isGone ? 'file-gone' : swapped ? 'file-changed' : 'published';

/**
 * Records a filing as it is now, as a new version if it differs from the newest one. Resolves to what was
 * appended when it is stored. Rejects with an OwsError if a file cannot be read, and with a RecordError.
 */
export async function recordSeen(parts: RecordingParts, seen: SeenFiling): Promise<RecordedFiling[]> {
  const history = await historyOf(parts, seen.content);
  const before = history?.versions.at(-1);
  const { content, isGone } = await contentOf(parts, seen, before);
  const appended = await parts.record.append([content]);
  const now = stateOf(isGone, isSwapped(content, before));
  const isObserved = await observe(parts, content, { now, before: history?.state });
  if (appended.length > 0 || isObserved) noteChange(parts.record, content.id);
  return appended;
}

/** Notes that the back office no longer has a recorded filing. */
async function recordWithdrawn(parts: RecordingParts, key: FilingKey, history: FilingHistory): Promise<void> {
  if (await observe(parts, key, { now: 'withdrawn', before: history.state }))
    noteChange(parts.record, key.id);
}

/**
 * Looks up a filing and records it; a recorded one that the back office no longer has counts as withdrawn.
 * For an id that is not a filing's, nothing is recorded. Rejects as `recordSeen` does.
 */
export async function recordFiling(parts: RecordingParts, key: FilingKey): Promise<RecordedFiling[]> {
  const seen = await readFiling(key, parts.pace);
  if (seen) return recordSeen(parts, seen);
  const history = await historyOf(parts, key);
  if (history) await recordWithdrawn(parts, key, history);
  return [];
}
