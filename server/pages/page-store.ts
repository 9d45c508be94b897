import type { CachedAnswer, CachedValue, PageStore } from '@/lib/runtime/pages';
import type { StoredEntry } from './codec';
import { MISSING_MS } from './missing';
import { madeAt, tagsOf } from './page-tags';
import { type PageValue, toCached, toStored } from './page-value';
import type { SharedStore } from './shared';
import type { StoredParts } from './stored-pages';

const YEAR_SECONDS = 31_536_000;
/**
 * A page with this tag lacks a block. For WHOLE_FOR_MS a complete older page is preferred to it; after that,
 * news count more than the block.
 */
const PARTIAL = 'partial';
const WHOLE_FOR_MS = 30 * 60 * 1000;
/** Keys of pages start with it, since they are addresses; keys of generated files do not. */
const PAGE_KEY = '/';

interface StoredPage extends StoredEntry {
  value: PageValue | CachedValue;
}

const isPage = (entry: StoredEntry | null): entry is StoredPage =>
  typeof Reflect.get(Object(entry?.value), 'kind') === 'string';

const pageOf = (entry: StoredEntry | null): StoredPage | null => (isPage(entry) ? entry : null);

type Timed = Pick<StoredPage, 'value' | 'freshUntil'>;

/** A page in the framework's terms: how many seconds it stays fresh from now, or that it is stale. */
function answer(page: Timed, { stale, now }: { stale: boolean; now: number }): CachedAnswer {
  const left = Math.max(1, Math.ceil((page.freshUntil - now) / 1000));
  const cacheControl = { revalidate: stale ? 1 : left, expire: YEAR_SECONDS };
  return { value: toCached(page.value), cacheControl, lastModified: stale ? now - 2000 : now };
}

interface Parts extends StoredParts {
  shared: SharedStore | undefined;
  /** Called with a stale page that another process is rendering. */
  elsewhere: (key: string) => void;
}

/**
 * Rendered pages in the framework's terms. A page is never removed for its age: once stale it is returned as
 * stale, so that the framework serves it and refreshes it in the background, for as long as that takes.
 */
export class LayeredPageStore implements PageStore {
  constructor(private readonly parts: Parts) {}

  async get(key: string): Promise<CachedAnswer | null> {
    const { elsewhere, entries, missing, metrics, now } = this.parts;
    const absent = missing.get(key);
    if (absent)
      return answer({ value: absent, freshUntil: now() + MISSING_MS }, { stale: false, now: now() });
    const page = pageOf(await entries.newest(key));
    if (!page) return null;
    if (entries.stateOf(page) === 'fresh') return answer(page, { stale: false, now: now() });
    metrics?.pagesStale.inc();
    // Only one process refreshes a page; the others continue with what they have.
    const isOurs = await entries.claim(key);
    if (!isOurs) elsewhere(key);
    return answer(page, { stale: isOurs, now: now() });
  }

  async set(key: string, value: CachedValue, lifetime: number): Promise<void> {
    const { entries, layers, missing, metrics, now } = this.parts;
    const tags = tagsOf(value);
    if (tags.includes(PARTIAL) && (await this.hasWhole(key))) {
      await this.retryIn(key, lifetime, madeAt(tags, now()));
      return;
    }
    if (await entries.doubts(key, tags)) return;
    const at = madeAt(tags, now());
    metrics?.pageRenderSeconds.observe((now() - at) / 1000);
    missing.forget(key);
    const page = { value: toStored(value), tags, at, checkedAt: at, freshUntil: at + lifetime * 1000 };
    // A page that is too large is rendered for each request; an older, smaller one must not answer for it.
    if (!(await layers.publish(key, page))) await layers.remove(key);
  }

  postpone(key: string, seconds: number): Promise<boolean> {
    return this.retryIn(key, seconds, this.parts.now());
  }

  async has(key: string): Promise<boolean> {
    const { layers, missing, shared } = this.parts;
    if (missing.get(key) || (await layers.here(key))) return true;
    return (await shared?.has(key)) ?? false;
  }

  async peek(key: string): Promise<CachedValue | null> {
    const page = pageOf(await this.parts.layers.here(key));
    return page && toCached(page.value);
  }

  async withdraw(key: string, value: CachedValue): Promise<void> {
    const { entries, missing } = this.parts;
    if (await entries.withdraw(key, tagsOf(value))) missing.keep(key, value);
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
    return memory.keys(
      (key, page) => key.startsWith(PAGE_KEY) && page.tags.some((tag) => tags.includes(tag)),
    );
  }

  /** Treats the stored page as fresh for so long, with regard to marks until `checkedAt`. False if there is none. */
  private async retryIn(key: string, seconds: number, checkedAt: number): Promise<boolean> {
    const { layers, memory, now } = this.parts;
    const page = await layers.here(key);
    if (!page) return false;
    memory.replace(key, { ...page, checkedAt, freshUntil: now() + seconds * 1000 });
    return true;
  }

  private async hasWhole(key: string): Promise<boolean> {
    const page = await this.parts.layers.here(key);
    return page !== null && !page.tags.includes(PARTIAL) && this.parts.now() - page.at < WHOLE_FOR_MS;
  }
}
