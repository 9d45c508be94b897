import { isEmptied, LOOK_AGAIN_MS, SECOND_LOOK_MS, tagsOfNews } from '../../lib/emptied.mjs';
import { decode, encode } from './codec.mjs';
import { diskStore } from './disk.mjs';
import { tagMarks } from './marks.mjs';
import { memoryStore } from './memory.mjs';
import { MISSING_MS, missingPages } from './missing.mjs';

const YEAR_SECONDS = 31_536_000;
/** Larger pages are drawn anew each time. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;
const TAGS = 'x-next-cache-tags';
/** A page with this tag lacks a block. A whole one outlives it for so long: then news count more than the block. */
const PARTIAL = 'partial';
const WHOLE_FOR_MS = 30 * 60 * 1000;
/** A page says by this tag when its data was asked for (lib/content/page-notes.ts). */
const MADE = /^made:(\d+)$/;

const tagsOf = (value) => String(value.headers?.[TAGS] ?? '').split(',');

function madeAt(tags, now) {
  const told = tags.map((tag) => Number(MADE.exec(tag)?.[1] ?? 0));
  const at = Math.max(...told);
  return at > 0 && at <= now ? at : now;
}

/** What the framework is told of a page: how many seconds it stays fresh from now, or that it is stale. */
function answer(page, { stale, now }) {
  const left = Math.max(1, Math.ceil((page.freshUntil - now) / 1000));
  const cacheControl = { revalidate: stale ? 1 : left, expire: YEAR_SECONDS };
  return { value: page.value, cacheControl, lastModified: stale ? now - 2000 : now };
}

/**
 * Rendered pages in memory, on disk and, where `shared` is given, in a store that several processes share. A page is
 * never thrown away for its age: once stale it is answered as such, so that the framework serves it and refreshes it
 * behind the visitor's back, for as long as that takes.
 */
export async function openPageStore({
  folder,
  memoryBytes,
  diskBytes,
  shared,
  metrics,
  log,
  now = Date.now,
}) {
  const memory = memoryStore({ maxBytes: memoryBytes, metrics });
  const disk = await diskStore({ folder, maxBytes: diskBytes, metrics, log });
  const marks = await tagMarks({ folder, now, log });
  const missing = missingPages(now);
  await shared?.follow((tags, at) => {
    missing.clear();
    return marks.mark(tags, at);
  });

  const isStale = (page) => page.freshUntil <= now() || marks.after(page.tags, page.checkedAt);

  async function keep(key, page, bytes = encode(page)) {
    if (bytes.length > MAX_PAGE_BYTES) return null;
    memory.set(key, page, bytes.length);
    await disk.set(key, bytes);
    return bytes;
  }

  async function atHand(key) {
    const known = memory.get(key);
    if (known) {
      disk.touch(key);
      return known;
    }
    const bytes = await disk.get(key);
    const page = bytes && decode(bytes);
    if (bytes && !page) await disk.remove(key);
    if (page) memory.set(key, page, bytes.length);
    return page;
  }

  /** The copy of another process, when it is newer than ours. */
  async function fromOthers(key, ours) {
    const bytes = await shared?.get(key);
    const page = bytes && decode(bytes);
    if (!page || page.at <= (ours?.at ?? 0)) return ours;
    await keep(key, page, bytes);
    return page;
  }

  async function hasWhole(key) {
    const page = await atHand(key);
    return page !== null && !page.tags.includes(PARTIAL) && now() - page.at < WHOLE_FOR_MS;
  }

  async function remove(key) {
    memory.remove(key);
    await disk.remove(key);
    await shared?.remove(key);
  }

  /** The page as it is, for some seconds more: its refresh failed. False when there is none. */
  async function postpone(key, seconds) {
    const page = await atHand(key);
    if (!page) return false;
    memory.replace(key, { ...page, checkedAt: now(), freshUntil: now() + seconds * 1000 });
    return true;
  }

  /**
   * Keeps the stored page for now when a list of it is empty in what was drawn now, and tells so: that is believed when
   * it is still so a while later, or when a publication has named what the page is made of.
   */
  async function doubts(key, tags) {
    const known = await atHand(key);
    if (!known || !isEmptied(known.tags, tags) || marks.after(tagsOfNews(known.tags), known.at)) return false;
    const doubtedSince = known.doubtedSince ?? now();
    if (now() - doubtedSince >= SECOND_LOOK_MS) return false;
    await keep(key, { ...known, doubtedSince, checkedAt: now(), freshUntil: now() + LOOK_AGAIN_MS });
    return true;
  }

  return {
    async get(key) {
      const absent = missing.get(key);
      if (absent) return answer({ value: absent, freshUntil: now() + MISSING_MS }, { now: now() });
      let page = await atHand(key);
      if (shared && (!page || isStale(page))) page = await fromOthers(key, page);
      if (!page) return null;
      if (!isStale(page)) return answer(page, { stale: false, now: now() });
      metrics?.pagesStale.inc();
      // One process refreshes a page; the others go on with what they have.
      const stale = !shared || (await shared.claim(key));
      return answer(page, { stale, now: now() });
    },

    /** `lifetime` in seconds, from when the page's data was asked for. */
    async set(key, value, lifetime) {
      const tags = tagsOf(value);
      if (tags.includes(PARTIAL) && (await hasWhole(key))) return postpone(key, lifetime);
      if (await doubts(key, tags)) return;
      const at = madeAt(tags, now());
      metrics?.pageRenderSeconds.observe((now() - at) / 1000);
      const page = { value, tags, at, checkedAt: at, freshUntil: at + lifetime * 1000 };
      missing.forget(key);
      const bytes = await keep(key, page);
      if (bytes) await shared?.set(key, bytes);
    },

    postpone,

    /** Whether a visitor would be answered without drawing: here, or by another process's copy. */
    async has(key) {
      if (missing.get(key) || (await atHand(key))) return true;
      return (await shared?.has(key)) ?? false;
    },

    /** The page's value as it is kept here, however old, or null. */
    async peek(key) {
      return (await atHand(key))?.value ?? null;
    },

    /** There is nothing at this address: the stored page goes, unless that is doubtful, and `value` says so for a minute. */
    async withdraw(key, value) {
      if (await doubts(key, tagsOf(value))) return;
      await remove(key);
      missing.keep(key, value);
    },

    newestMark: marks.newest,

    /**
     * Pages with one of these tags are stale from now on, and served until they are refreshed. Answers the keys of
     * those at hand, the most recently used first.
     */
    async mark(tags) {
      const at = now();
      missing.clear();
      await marks.mark(tags, at);
      await shared?.mark(tags, at);
      return memory.keys((page) => page.tags.some((tag) => tags.includes(tag)));
    },
  };
}
