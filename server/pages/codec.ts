import { deserialize, serialize } from 'node:v8';
import { isRecord } from '@/lib/base/values';
import type { Entry } from '@/lib/runtime/entries';

/** An entry with the store's own bookkeeping. */
export interface StoredEntry extends Entry {
  /** Invalidations before this time have been taken into account, in milliseconds since the epoch. */
  checkedAt: number;
  /** When a list that had entries was first reported empty, in milliseconds since the epoch. */
  doubtedSince?: number;
}

/** A stored entry as bytes, in the format of `node:v8`, which preserves buffers and maps. */
export function encode(entry: StoredEntry): Buffer {
  return serialize(entry);
}

/** The store wrote the bytes itself, so an entry with these fields is complete. */
function isStoredEntry(entry: unknown): entry is StoredEntry {
  if (!isRecord(entry) || !Array.isArray(entry.tags) || entry.value === undefined) return false;
  return typeof entry.at === 'number' && typeof entry.freshUntil === 'number';
}

/** Decodes an entry; null when the bytes are truncated or of another version. */
export function decode(bytes: Uint8Array): StoredEntry | null {
  try {
    const entry: unknown = deserialize(bytes);
    return isStoredEntry(entry) ? entry : null;
  } catch {
    return null;
  }
}
