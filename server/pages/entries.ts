import { inOrder, type Queues } from '@/lib/base/in-order';
import { isEmptied, LOOK_AGAIN_MS, SECOND_LOOK_MS, tagsOfNews } from '@/lib/runtime/emptied';
import type { Entry, EntryState, EntryStore, FoundEntry } from '@/lib/runtime/entries';
import type { StoredEntry } from './codec';
import type { Layers } from './layers';
import type { TagMarks } from './marks';
import type { SharedStore } from './shared';

interface Parts {
  layers: Layers;
  marks: TagMarks;
  shared: SharedStore | undefined;
  now: () => number;
}

/**
 * Entries with the cache tags of their data. Each is fresh, stale or invalidated, and none is removed for
 * that. Pages, generated files and snapshots are all stored as entries.
 */
export class Entries implements EntryStore {
  private readonly writing: Queues = new Map();

  constructor(private readonly parts: Parts) {}

  get isShared(): boolean {
    return this.parts.shared !== undefined;
  }

  async peek(key: string): Promise<FoundEntry | null> {
    return this.found(await this.parts.layers.here(key));
  }

  async peekShared(key: string): Promise<FoundEntry | null> {
    const { layers } = this.parts;
    return this.found(await layers.fromOthers(key, await layers.here(key)));
  }

  async read(key: string): Promise<FoundEntry | null> {
    return this.found(await this.newest(key));
  }

  write(key: string, entry: Entry): Promise<boolean> {
    return inOrder(this.writing, key, () => this.store(key, entry));
  }

  withdraw(key: string, tags: readonly string[]): Promise<boolean> {
    return inOrder(this.writing, key, () => this.take(key, tags));
  }

  async claim(key: string): Promise<boolean> {
    return (await this.parts.shared?.claim(key)) ?? true;
  }

  /** The entry of this process, or a newer one of another process where ours is missing or not fresh. */
  async newest(key: string): Promise<StoredEntry | null> {
    const { layers } = this.parts;
    const ours = await layers.here(key);
    if (ours && this.stateOf(ours) === 'fresh') return ours;
    const theirs = await layers.fromOthers(key, ours);
    return theirs && theirs.at > (ours?.at ?? 0) ? theirs : ours;
  }

  stateOf(entry: StoredEntry): EntryState {
    const { marks, now } = this.parts;
    if (marks.after(entry.tags, entry.checkedAt)) return 'invalidated';
    return entry.freshUntil <= now() ? 'stale' : 'fresh';
  }

  /**
   * Whether the stored entry is kept because a list of it is empty in the new version. An empty list is
   * accepted when it is still empty after SECOND_LOOK_MS, or when a publication has invalidated the entry's
   * data.
   */
  async doubts(key: string, tags: readonly string[]): Promise<boolean> {
    const { layers, marks, now } = this.parts;
    const stored = await layers.here(key);
    if (!stored || !isEmptied(stored.tags, tags) || marks.after(tagsOfNews(stored.tags), stored.at))
      return false;
    const doubtedSince = stored.doubtedSince ?? now();
    if (now() - doubtedSince >= SECOND_LOOK_MS) return false;
    await layers.keep(key, { ...stored, doubtedSince, checkedAt: now(), freshUntil: now() + LOOK_AGAIN_MS });
    return true;
  }

  private async store(key: string, entry: Entry): Promise<boolean> {
    const { layers } = this.parts;
    if (await this.doubts(key, entry.tags)) return false;
    const stored = { ...entry, checkedAt: entry.at };
    if (!(await layers.publish(key, stored))) await layers.keepInMemory(key, stored);
    return true;
  }

  private async take(key: string, tags: readonly string[]): Promise<boolean> {
    if (await this.doubts(key, tags)) return false;
    await this.parts.layers.remove(key);
    return true;
  }

  private found(entry: StoredEntry | null): FoundEntry | null {
    return entry && { ...entry, state: this.stateOf(entry) };
  }
}
