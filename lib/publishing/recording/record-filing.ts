import 'server-only';
import type {
  FilingContent,
  FilingFile,
  FilingHistory,
  FilingState,
  RecordedFiling,
} from '@/lib/model/record';
import type { FilingKey } from '@/lib/record/filing-key';
import type { FilingRecord } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { noteChange } from './changes';
import type { KeptFiles } from '@/lib/record/files/kept-files';
import { type FileNow, readFile } from './read-file';
import { readFiling, type SeenFiling } from './read-filings';

export interface RecordingParts {
  record: FilingRecord;
  kept: KeptFiles;
}

/** A file that is gone stays as it was recorded; one that was never read has neither size nor hash. */
function recordedFile(now: FileNow, before: readonly FilingFile[]): FilingFile {
  if (now.kind === 'read') return now.file;
  const last = now.kind === 'gone' ? before.find(({ url }) => url === now.named.url) : undefined;
  return last ?? { ...now.named, bytes: 0, sha256: '' };
}

/** Whether an address holds another file than it did, while title, time and text stayed as they were. */
function isSwapped(content: FilingContent, before: FilingContent | undefined): boolean {
  if (!before || content.title !== before.title || content.displayTime !== before.displayTime) return false;
  if (content.textSha256 !== before.textSha256) return false;
  const hashes = new Map(before.files.map(({ url, sha256 }) => [url, sha256]));
  return content.files.some(({ url, sha256 }) => hashes.get(url) && sha256 !== hashes.get(url));
}

/** What operators are told of, once: the filing or its file was taken away or exchanged, or is back. */
function report({ id, locale }: FilingKey, state: FilingState): void {
  const told = { filing: id, locale, state };
  if (state === 'published') log.info(told, 'record: a filing is answered again as it was recorded');
  else log.error(told, 'record: what was published is no longer answered as it was recorded');
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
  // One after the other: a filing with many files is no burst of requests.
  for (const file of files) now.push(await readFile(parts, file));
  return {
    content: { ...content, files: now.map((file) => recordedFile(file, before?.files ?? [])) },
    isGone: now.some(({ kind }) => kind === 'gone'),
  };
}

const stateOf = (isGone: boolean, swapped: boolean): FilingState =>
  isGone ? 'file-gone' : swapped ? 'file-changed' : 'published';

/**
 * Records a filing as it was seen just now, as a new version where it differs from the newest one. Resolves when it is
 * stored, with what was appended. Throws an OwsError when a file cannot be read, and a RecordError.
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

/** A recorded filing that the back office does not answer any more. */
async function recordWithdrawn(parts: RecordingParts, key: FilingKey, history: FilingHistory): Promise<void> {
  if (await observe(parts, key, { now: 'withdrawn', before: history.state }))
    noteChange(parts.record, key.id);
}

/**
 * Looks a filing up and records it; one that was recorded and is no longer answered counts as withdrawn. An id that is
 * no filing records nothing. Throws as `recordSeen` does.
 */
export async function recordFiling(parts: RecordingParts, key: FilingKey): Promise<RecordedFiling[]> {
  const seen = await readFiling(key.locale, key.id);
  if (seen) return recordSeen(parts, seen);
  const history = await historyOf(parts, key);
  if (history) await recordWithdrawn(parts, key, history);
  return [];
}
