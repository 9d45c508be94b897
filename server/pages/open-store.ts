import type { EntryStore } from '@/lib/runtime/entries';
import type { PageStore } from '@/lib/runtime/pages';
import { DiskStore } from './disk';
import { Entries } from './entries';
import { Layers } from './layers';
import { type TagMarks, tagMarks } from './marks';
import { MemoryStore } from './memory';
import { missingPages } from './missing';
import type { StoreLog, StoreMetrics } from './observers';
import { LayeredPageStore } from './page-store';
import type { SharedStore } from './shared';
import { StoredPages } from './stored-pages';

interface LayerOptions {
  folder: string;
  /** How log lines name the folder. */
  title?: string;
  memoryBytes: number;
  diskBytes: number;
  /** The store that all processes of a site share, where there is one. */
  shared?: SharedStore;
  metrics?: StoreMetrics;
  log?: StoreLog;
}

async function openLayers(options: LayerOptions) {
  const { folder, title, diskBytes, shared, metrics, log = console } = options;
  const memory = new MemoryStore(options.memoryBytes, metrics);
  const disk = await DiskStore.open({ folder, title, maxBytes: diskBytes, metrics, log });
  return { memory, layers: new Layers({ memory, disk, shared, log }) };
}

interface EntriesOptions extends LayerOptions {
  marks: TagMarks;
  now?: () => number;
}

/** Opens entries in a folder of their own that follow the invalidations of another store. */
export async function openEntries({
  marks,
  now = Date.now,
  ...options
}: EntriesOptions): Promise<EntryStore> {
  const { layers } = await openLayers(options);
  return new Entries({ layers, marks, shared: options.shared, now });
}

export interface StoreOptions extends LayerOptions {
  /** Called with the address of a stale page that another process is rendering. */
  elsewhere?: (address: string) => void;
  /** Milliseconds since the epoch. */
  now?: () => number;
}

export interface OpenedStore {
  pages: PageStore;
  /** The same pages for visitors. */
  stored: StoredPages;
  /** Generated files, in the same memory, folder and bounds as the pages. */
  files: EntryStore;
  marks: TagMarks;
}

/** Pages and generated files in memory, on disk and, where `shared` is given, in a store that several processes share. */
export async function openStore(options: StoreOptions): Promise<OpenedStore> {
  const { folder, shared, metrics, log, now = Date.now, elsewhere = () => undefined } = options;
  const { memory, layers } = await openLayers(options);
  const marks = await tagMarks({ folder, now, log });
  const missing = missingPages(now);
  await shared?.follow((tags, at) => {
    missing.clear();
    return marks.mark(tags, at);
  });
  const files = new Entries({ layers, marks, shared, now });
  const parts = { entries: files, layers, memory, marks, missing, shared, metrics, now, elsewhere };
  return { pages: new LayeredPageStore(parts), stored: new StoredPages(parts), files, marks };
}
