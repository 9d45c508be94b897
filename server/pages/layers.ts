import { decode, encode, type StoredEntry } from './codec';
import type { DiskStore } from './disk';
import type { MemoryStore } from './memory';
import type { StoreLog } from './observers';
import type { SharedStore } from './shared';

/** Larger entries are neither written to disk nor shared. */
const MAX_ENTRY_BYTES = 8 * 1024 * 1024;

interface Parts {
  memory: MemoryStore;
  disk: DiskStore;
  shared: SharedStore | undefined;
  log: StoreLog;
}

/** Entries in memory, on disk and, where `shared` is given, in Redis. */
export class Layers {
  constructor(private readonly parts: Parts) {}

  /** The entry of this process. One that cannot be read is dropped with a warning (DT-03). */
  async here(key: string): Promise<StoredEntry | null> {
    const { memory, disk, log } = this.parts;
    const known = memory.get(key);
    if (known) {
      disk.touch(key);
      return known;
    }
    const bytes = await disk.get(key);
    if (!bytes) return null;
    const entry = decode(bytes);
    if (entry) memory.set(key, entry, bytes.length);
    else {
      log.warn('a stored entry cannot be read and is dropped');
      await disk.remove(key);
    }
    return entry;
  }

  /** Notes on disk that the entry in memory was used just now. */
  touch(key: string): void {
    this.parts.disk.touch(key);
  }

  /** The shared entry; null where there is none, or ours is newer. A newer one replaces ours. */
  async fromOthers(key: string, ours: StoredEntry | null): Promise<StoredEntry | null> {
    const bytes = await this.parts.shared?.get(key);
    const entry = bytes ? decode(bytes) : null;
    if (!bytes || !entry || entry.at < (ours?.at ?? 0)) return null;
    if (entry.at > (ours?.at ?? 0)) await this.store(key, entry, bytes);
    return entry;
  }

  /** Stores the entry in this process; returns its bytes, or null where it is too large to be stored. */
  async keep(key: string, entry: StoredEntry): Promise<Buffer | null> {
    const bytes = encode(entry);
    if (bytes.length > MAX_ENTRY_BYTES) return null;
    await this.store(key, entry, bytes);
    return bytes;
  }

  /** Stores the entry for all processes, unless another one has a newer one; false where it is too large. */
  async publish(key: string, entry: StoredEntry): Promise<boolean> {
    const bytes = await this.keep(key, entry);
    if (bytes) await this.parts.shared?.set(key, bytes, entry.at);
    return bytes !== null;
  }

  /** Keeps the entry in the memory of this process only, and removes older versions everywhere. */
  async keepInMemory(key: string, entry: StoredEntry): Promise<void> {
    await this.remove(key);
    this.parts.memory.set(key, entry, encode(entry).length);
  }

  async remove(key: string): Promise<void> {
    this.parts.memory.remove(key);
    await this.parts.disk.remove(key);
    await this.parts.shared?.remove(key);
  }

  private async store(key: string, entry: StoredEntry, bytes: Buffer): Promise<void> {
    this.parts.memory.set(key, entry, bytes.length);
    await this.parts.disk.set(key, bytes);
  }
}
