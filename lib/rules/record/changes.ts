import { changesOf, type FilingChange } from '@/lib/base/filing-changes';
import type { DetailType } from '@/lib/model/detail';
import type { FilingContent, FilingFile, FilingHistory, RecordedFiling } from '@/lib/model/record';

/** A version with its changes; none for the first one. */
export interface ComparedVersion {
  version: RecordedFiling;
  changes: readonly FilingChange[];
}

/** The versions newest first, each compared with the one before. */
export const comparedVersions = ({ versions }: FilingHistory): ComparedVersion[] =>
  versions
    .map((version, at) => {
      const before = versions[at - 1];
      return { version, changes: before ? changesOf(version, before) : [] };
    })
    .toReversed();

/** The newest version. */
export const newestVersion = ({ versions }: FilingHistory): RecordedFiling => versions.at(-1) ?? versions[0];

/** The detail type of a filing: offering documents are of type channel, as on the page that links them. */
export const detailTypeOf = ({ kind }: FilingContent): DetailType =>
  kind === 'offering' ? 'channel' : 'news';

/** SHA-256 of the empty text. */
const NO_TEXT = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

const isReadable = (history: FilingHistory): boolean =>
  history.state !== 'withdrawn' &&
  newestVersion(history).textSha256 !== NO_TEXT &&
  detailTypeOf(newestVersion(history)) === 'news';

/** Whether a filing is an article with a text in both languages, neither of them withdrawn. */
export const hasTwin = (histories: readonly FilingHistory[]): boolean =>
  histories.length > 1 && histories.every(isReadable);

/** Where a recorded file is read: at the back office, from the kept copy and why, or nowhere (null). */
export type FileSource =
  | { from: 'original' }
  | { from: 'kept'; because: 'gone' | 'changed' | 'replaced' }
  | null;

/** Where a file of a version is read today; `copies` are the SHA-256 hashes of all kept copies. */
export function sourceOf(file: FilingFile, history: FilingHistory, copies: readonly string[]): FileSource {
  const { state } = history;
  const isCurrent = newestVersion(history).files.some(
    ({ url, sha256 }) => url === file.url && sha256 === file.sha256,
  );
  if (state === 'published' && isCurrent) return { from: 'original' };
  if (!copies.includes(file.sha256)) return null;
  if (!isCurrent) return { from: 'kept', because: 'replaced' };
  return { from: 'kept', because: state === 'file-changed' ? 'changed' : 'gone' };
}
