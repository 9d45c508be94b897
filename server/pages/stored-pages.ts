import type { StoredEntry } from './codec';
import type { Entries } from './entries';
import type { Layers } from './layers';
import type { TagMarks } from './marks';
import type { MemoryStore } from './memory';
import type { MissingPages } from './missing';
import type { StoreMetrics } from './observers';
import { compressed, isPageValue, type PageValue } from './page-value';

/** Uses of a page are noted on disk at most this often. */
const TOUCH_MS = 60_000;
/** A newer copy of a page is looked for in Redis at most this often. */
const LOOK_UP_MS = 1000;

/** A page that may be sent as it is. */
export interface ShownPage {
  value: PageValue;
  /** Stale: to be sent now and renewed. Missing: the 404 page of the last minute. */
  state: 'fresh' | 'stale' | 'missing';
  /** Until when it is fresh, in milliseconds since the epoch. */
  freshUntil: number;
}

/** What is cached about an entry between visits. */
interface Note {
  shown: ShownPage;
  marks: number;
  isMarked: boolean;
  touchedAt: number;
  lookedUpAt: number;
}

/** What stored pages are read from. */
export interface StoredParts {
  entries: Entries;
  layers: Layers;
  memory: MemoryStore;
  marks: TagMarks;
  missing: MissingPages;
  metrics: StoreMetrics | undefined;
  now: () => number;
}

/** Stored pages by internal address, for visitors; the framework uses LayeredPageStore instead. */
export class StoredPages {
  private readonly notes = new WeakMap<StoredEntry, Note>();
  private readonly absent = new WeakMap<PageValue, ShownPage>();

  constructor(private readonly parts: StoredParts) {}

  /** The page at an address where it is in memory and Redis need not be asked; else null. */
  now(address: string): ShownPage | null {
    const { missing, memory } = this.parts;
    const absent = missing.get(address);
    if (absent) return isPageValue(absent) ? this.shownAbsent(absent) : null;
    const entry = memory.get(address);
    return entry && this.shown(address, entry);
  }

  /** The page at an address from memory, disk or Redis; null where none is stored. */
  async look(address: string): Promise<ShownPage | null> {
    const shown = this.now(address);
    if (shown) return shown;
    const entry = await this.parts.entries.newest(address);
    const note = entry && this.noteOf(entry);
    if (!note) return null;
    note.lookedUpAt = this.parts.now();
    return this.shown(address, entry);
  }

  /** Stores the page at an address with its compressed forms, unless it has been replaced meanwhile. */
  async compress(address: string): Promise<void> {
    const { layers } = this.parts;
    const before = (await layers.here(address))?.value;
    if (!isPageValue(before) || !('plain' in before.forms)) return;
    const value = await compressed(before);
    const entry = await layers.here(address);
    if (entry?.value === before) await layers.publish(address, { ...entry, value });
  }

  private shownAbsent(value: PageValue): ShownPage {
    const before = this.absent.get(value);
    if (before) return before;
    const shown: ShownPage = { value, state: 'missing', freshUntil: 0 };
    this.absent.set(value, shown);
    return shown;
  }

  private noteOf(entry: StoredEntry): Note | null {
    const before = this.notes.get(entry);
    if (before) return before;
    const { value, freshUntil } = entry;
    if (!isPageValue(value)) return null;
    const shown: ShownPage = { value, state: 'fresh', freshUntil };
    const note = { shown, marks: -1, isMarked: false, touchedAt: 0, lookedUpAt: 0 };
    this.notes.set(entry, note);
    return note;
  }

  private shown(address: string, entry: StoredEntry): ShownPage | null {
    const note = this.noteOf(entry);
    if (!note) return null;
    const { entries, layers, marks, metrics } = this.parts;
    const now = this.parts.now();
    if (note.marks !== marks.version) {
      note.marks = marks.version;
      note.isMarked = marks.after(entry.tags, entry.checkedAt);
    }
    if (now - note.touchedAt > TOUCH_MS) {
      note.touchedAt = now;
      layers.touch(address);
    }
    const { shown } = note;
    shown.state = note.isMarked || entry.freshUntil <= now ? 'stale' : 'fresh';
    if (shown.state === 'fresh') return shown;
    if (entries.isShared && now - note.lookedUpAt > LOOK_UP_MS) return null;
    metrics?.pagesStale.inc();
    return shown;
  }
}
