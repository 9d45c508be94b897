import { deserialize, serialize } from 'node:v8';
import { isRecord } from '@/lib/base/values';
import type { Entry } from '@/lib/runtime/entries';

/** An entry with what the store knows of it. */
export interface StoredEntry extends Entry {
  /** Marks up to then have been taken into account, in milliseconds since the epoch. */
  checkedAt: number;
  /** Since when a list of it is reported empty that had entries. */
  doubtedSince?: number;
}

/** A stored entry as bytes. Node's own format: it keeps buffers and maps as they are. */
export function encode(entry: StoredEntry): Buffer {
  return serialize(entry);
}

/** The store wrote the file itself: what has these fields is whole. */
function isStoredEntry(entry: unknown): entry is StoredEntry {
  if (!isRecord(entry) || !Array.isArray(entry.tags) || entry.value === undefined) return false;
  return typeof entry.at === 'number' && typeof entry.freshUntil === 'number';
}

/** The entry again, or null when the bytes are not one: cut off, or of another version. */
export function decode(bytes: Uint8Array): StoredEntry | null {
  try {
    const entry: unknown = deserialize(bytes);
    return isStoredEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}
