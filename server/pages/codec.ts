import { deserialize, serialize } from 'node:v8';
import { isRecord } from '@/lib/base/values';
import type { CachedValue } from '@/lib/runtime/pages';

/** A page with what the store knows of it; times in milliseconds since the epoch. */
export interface StoredPage {
  value: CachedValue;
  tags: string[];
  /** When the page's data was requested. */
  at: number;
  /** Marks up to then have been taken into account. */
  checkedAt: number;
  freshUntil: number;
  /** Since when a list of it is reported empty that had entries. */
  doubtedSince?: number;
}

/** A stored page as bytes. Node's own format: it keeps buffers and maps as they are. */
export function encode(page: StoredPage): Buffer {
  return serialize(page);
}

/** The store wrote the file itself: what has these fields is whole. */
function isStoredPage(page: unknown): page is StoredPage {
  if (!isRecord(page) || !isRecord(page.value)) return false;
  return typeof page.at === 'number' && typeof page.freshUntil === 'number' && Boolean(page.value.kind);
}

/** The page again, or null when the bytes are not one: cut off, or of another version. */
export function decode(bytes: Uint8Array): StoredPage | null {
  try {
    const page: unknown = deserialize(bytes);
    return isStoredPage(page) ? page : null;
  } catch {
    return null;
  }
}
