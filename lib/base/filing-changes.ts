import type { FilingContent } from '@/lib/model/record';

export type FilingChange = 'title' | 'time' | 'text' | 'files';

const filesOf = ({ files }: FilingContent): string =>
  JSON.stringify(files.map(({ name, url, bytes, sha256 }) => [name, url, bytes, sha256]));

/** What differs between a version and the one before it; a file differs by its name and address, too. */
export function changesOf(version: FilingContent, before: FilingContent): FilingChange[] {
  const changes: Record<FilingChange, boolean> = {
    title: version.title !== before.title,
    time: version.displayTime !== before.displayTime,
    text: version.textSha256 !== before.textSha256,
    files: filesOf(version) !== filesOf(before),
  };
  return (Object.keys(changes) as FilingChange[]).filter((change) => changes[change]);
}
