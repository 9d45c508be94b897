import { isEmptied, LOOK_AGAIN_MS, SECOND_LOOK_MS, tagsOfNews } from '@/lib/runtime/emptied';
import type { CachedAnswer, CachedValue, PageStore } from '@/lib/runtime/pages';
import { decode, encode, type StoredPage } from './codec';
import { DiskStore } from './disk';
import { type TagMarks, tagMarks } from './marks';
import { MemoryStore } from './memory';
import { MISSING_MS, type MissingPages, missingPages } from './missing';
import type { StoreLog, StoreMetrics } from './observers';
import { madeAt, tagsOf } from './page-tags';
import type { SharedPages } from './shared';

const YEAR_SECONDS = 31_536_000;
/** Larger pages are rendered anew each time. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
/** A page with this tag lacks a block. A whole one outlives it for so long: then news count more than the block. */
const PARTIAL = 'partial';
const WHOLE_FOR_MS = 30 * 60 * 1000;

type Timed = Pick<StoredPage, 'value' | 'freshUntil'>;

/** What the framework is told of a page: how many seconds it stays fresh from now, or that it is stale. */
function answer(page: Timed, { stale, now }: { stale: boolean; now: number }): CachedAnswer {
  const left = Math.max(1, Math.ceil((page.freshUntil - now) / 1000));
  const cacheControl = { revalidate: stale ? 1 : left, expire: YEAR_SECONDS };
  return { value: page.value, cacheControl, lastModified: stale ? now - 2000 : now };
}

export interface StoreOptions {
  folder: string;
  memoryBytes: number;
  diskBytes: number;
  /** The store that all processes of a site share, where there is one. */
  shared?: SharedPages;
  metrics?: StoreMetrics;
  log?: StoreLog;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

interface Parts {
  memory: MemoryStore;
  disk: DiskStore;
  marks: TagMarks;
  missing: MissingPages;
  shared: SharedPages | undefined;
  metrics: StoreMetrics | undefined;
  now: () => number;
}

class LayeredStore implements PageStore {
  constructor(private readonly parts: Parts) {}

  async get(key: string): Promise<CachedAnswer | null> {
    const { missing, shared, metrics, now } = this.parts;
    const absent = missing.get(key);
    if (absent)
      return answer({ value: absent, freshUntil: now() + MISSING_MS }, { stale: false, now: now() });
    let page = await this.atHand(key);
    if (shared && (!page || this.isStale(page))) page = await this.fromOthers(key, page);
    if (!page) return null;
    if (!this.isStale(page)) return answer(page, { stale: false, now: now() });
    metrics?.pagesStale.inc();
    // One process refreshes a page; the others go on with what they have.
    const stale = !shared || (await shared.claim(key));
    return answer(page, { stale, now: now() });
  }

  async set(key: string, value: CachedValue, lifetime: number): Promise<void> {
    const { missing, shared, metrics, now } = this.parts;
    const tags = tagsOf(value);
    if (tags.includes(PARTIAL) && (await this.hasWhole(key))) {
      await this.postpone(key, lifetime);
      return;
    }
    if (await this.doubts(key, tags)) return;
    const at = madeAt(tags, now());
    metrics?.pageRenderSeconds.observe((now() - at) / 1000);
    const page = { value, tags, at, checkedAt: at, freshUntil: at + lifetime * 1000 };
    missing.forget(key);
    const bytes = await this.keep(key, page);
    if (bytes) await shared?.set(key, bytes);
  }

  async postpone(key: string, seconds: number): Promise<boolean> {
    const { memory, now } = this.parts;
    const page = await this.atHand(key);
    if (!page) return false;
    memory.replace(key, { ...page, checkedAt: now(), freshUntil: now() + seconds * 1000 });
    return true;
  }

  async has(key: string): Promise<boolean> {
    if (this.parts.missing.get(key) || (await this.atHand(key))) return true;
    return (await this.parts.shared?.has(key)) ?? false;
  }

  async peek(key: string): Promise<CachedValue | null> {
    return (await this.atHand(key))?.value ?? null;
  }

  async withdraw(key: string, value: CachedValue): Promise<void> {
    if (await this.doubts(key, tagsOf(value))) return;
    await this.remove(key);
    this.parts.missing.keep(key, value);
  }

  newestMark(tags: readonly string[]): number {
    return this.parts.marks.newest(tags);
  }

  async mark(tags: readonly string[]): Promise<string[]> {
    const { memory, marks, missing, shared, now } = this.parts;
    const at = now();
    missing.clear();
    await marks.mark(tags, at);
    await shared?.mark(tags, at);
    return memory.keys((page) => page.tags.some((tag) => tags.includes(tag)));
  }

  private isStale(page: StoredPage): boolean {
    const { marks, now } = this.parts;
    return page.freshUntil <= now() || marks.after(page.tags, page.checkedAt);
  }

  /** Keeps the page here unless it is too large; answers its bytes if so. */
  private async keep(key: string, page: StoredPage, bytes = encode(page)): Promise<Buffer | null> {
    if (bytes.length > MAX_PAGE_BYTES) return null;
    this.parts.memory.set(key, page, bytes.length);
    await this.parts.disk.set(key, bytes);
    return bytes;
  }

  private async atHand(key: string): Promise<StoredPage | null> {
    const { memory, disk } = this.parts;
    const known = memory.get(key);
    if (known) {
      disk.touch(key);
      return known;
    }
    const bytes = await disk.get(key);
    const page = bytes && decode(bytes);
    if (bytes && !page) await disk.remove(key);
    if (bytes && page) memory.set(key, page, bytes.length);
    return page;
  }

  /** The copy of another process, when it is newer than ours. */
  private async fromOthers(key: string, ours: StoredPage | null): Promise<StoredPage | null> {
    const bytes = await this.parts.shared?.get(key);
    const page = bytes && decode(bytes);
    if (!page || page.at <= (ours?.at ?? 0)) return ours;
    await this.keep(key, page, bytes);
    return page;
  }

  private async hasWhole(key: string): Promise<boolean> {
    const page = await this.atHand(key);
    return page !== null && !page.tags.includes(PARTIAL) && this.parts.now() - page.at < WHOLE_FOR_MS;
  }

  private async remove(key: string): Promise<void> {
    this.parts.memory.remove(key);
    await this.parts.disk.remove(key);
    await this.parts.shared?.remove(key);
  }

  /**
   * Keeps the stored page for now when a list of it is empty in what was rendered now, and says so: that is believed
   * when it is still so a while later, or when a publication has named what the page is made of.
   */
  private async doubts(key: string, tags: readonly string[]): Promise<boolean> {
    const { marks, now } = this.parts;
    const known = await this.atHand(key);
    if (!known || !isEmptied(known.tags, tags) || marks.after(tagsOfNews(known.tags), known.at)) return false;
    const doubtedSince = known.doubtedSince ?? now();
    if (now() - doubtedSince >= SECOND_LOOK_MS) return false;
    await this.keep(key, { ...known, doubtedSince, checkedAt: now(), freshUntil: now() + LOOK_AGAIN_MS });
    return true;
  }
}

/**
 * Rendered pages in memory, on disk and, where `shared` is given, in a store that several processes share. A page is
 * never thrown away for its age: once stale it is answered as such, so that the framework serves it and refreshes it
 * in the background, for as long as that takes.
 */
export async function openPageStore(options: StoreOptions): Promise<PageStore> {
  const { folder, shared, metrics, log, now = Date.now } = options;
  const memory = new MemoryStore(options.memoryBytes, metrics);
  const disk = await DiskStore.open({ folder, maxBytes: options.diskBytes, metrics, log });
  const marks = await tagMarks({ folder, now, log });
  const missing = missingPages(now);
  await shared?.follow((tags, at) => {
    missing.clear();
    return marks.mark(tags, at);
  });
  return new LayeredStore({ memory, disk, marks, missing, shared, metrics, now });
}
