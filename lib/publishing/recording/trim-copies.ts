import 'server-only';
import { noteChange } from './changes';
import type { RecordingParts } from './record-filing';

/** Whether a copy may be the last one: of a replaced version, or a filing no longer answered as recorded. */
async function isNeeded({ record }: RecordingParts, sha256: string): Promise<boolean> {
  const matches = await record.filesWith(sha256);
  if (matches.some(({ replacedBy }) => replacedBy)) return true;
  const ids = new Set(matches.map(({ filing }) => filing.id));
  const found = await Promise.all([...ids].map((id) => record.history(id)));
  return found.flat().some(({ state }) => state !== 'published');
}

/** Removes copies beyond RECORD_FILES_MB and renews pages that link to them. Rejects with a RecordError. */
export async function trimCopies(parts: RecordingParts): Promise<void> {
  const removed = await parts.kept.trim((sha256) => isNeeded(parts, sha256));
  for (const sha256 of removed)
    for (const { filing } of await parts.record.filesWith(sha256)) noteChange(parts.record, filing.id);
}
