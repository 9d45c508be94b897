import { messageOf } from '@/lib/base/message-of';
import type { Pages } from '@/lib/runtime/pages';
import { peekProcessState, setProcessState } from '@/lib/runtime/process-state';
import { policyOf } from '../content-policy';
import { noteStored } from '../gate/page-visits';
import { pagesFolder, removeOldFolders } from '../pages-folder';
import { byKeys } from './by-keys';
import { compressQueue } from './compress-queue';
import { contentName } from './content-name';
import type { Mark } from './mark-times';
import type { StoreLog, StoreMetrics } from './observers';
import { openSnapshots } from './open-snapshots';
import { openStore } from './open-store';
import { refreshPages, requestPage } from './refresh';
import { renewals } from './renewals';
import { SharedStore } from './shared';
import { type VisitorPages, visitorPages } from './visitor-pages';
import { MostRequested, warmUp } from './warm-up';

const MEGABYTE = 1024 * 1024;

function megabytes(name: string, standard: number): number {
  const set = Number(process.env[name] || standard);
  if (!Number.isInteger(set) || set < 1)
    throw new Error(`setting ${name}: must be a whole number of megabytes`);
  return set * MEGABYTE;
}

/** Whether the framework is rendering pages, as counted by lib/gate/render-limits.ts. */
const isRendering = (): boolean => (peekProcessState('renders')?.size ?? 0) > 0;

interface OpenOptions {
  /** Where this process reaches itself. */
  origin: string;
  metrics: StoreMetrics;
  log: StoreLog & Pages['log'];
}

export interface OpenedPages {
  /** Whether the page at an internal address is stored. */
  isStored(address: string): Promise<boolean>;
  /** Stored pages for visitors. */
  shown: VisitorPages;
  /** Calls the listener with all invalidations, and with each one from now on. */
  followMarks(listener: (marks: readonly Mark[]) => void): void;
  /** Page data shared between builds; missing without Redis. */
  pageData?: SharedStore | undefined;
  /** To be called once the process can be reached. Never rejects. */
  warmUp(): Promise<void>;
  /** Saves what a later process needs. Never rejects. */
  save(): Promise<void>;
  close(): void;
}

/**
 * Opens the store of pages, generated files and snapshots, and registers it for cache-handler/page-cache.ts
 * and lib/, which must not import server/. Rejects with one sentence if a setting is invalid.
 */
export async function openPages({ origin, metrics, log }: OpenOptions): Promise<OpenedPages> {
  const folder = pagesFolder();
  const url = process.env.REDIS_URL;
  const names = { name: folder.name, content: contentName() };
  const shared = url ? await SharedStore.open({ url, ...names, log }) : undefined;
  const renewing = renewals({ request: (address) => requestPage(origin, address) });
  const { pages, stored, files, marks } = await openStore({
    folder: folder.path,
    memoryBytes: megabytes('PAGES_MEMORY_MB', 128),
    diskBytes: megabytes('PAGES_DISK_MB', 1024),
    shared,
    elsewhere: renewing.elsewhere,
    metrics,
    log,
  });
  const compressing = compressQueue({
    compress: (address) => stored.compress(address),
    isBusy: isRendering,
    warn: (error) => log.warn(`a page is not compressed: ${messageOf(error)}`),
  });
  const store = byKeys(pages, {
    stored(address) {
      noteStored(address);
      compressing.add(address);
    },
    ended: renewing.ended,
  });
  const requested = new MostRequested({ place: folder.place, log });
  /**
   * Marks tags and starts to render the most recently used of their pages again; returns how many pages in
   * memory have one of the tags.
   */
  async function revalidate(tags: readonly string[]): Promise<number> {
    const addresses = await store.mark(tags);
    void refreshPages(origin, addresses);
    return addresses.length;
  }
  setProcessState('pages', { origin, store, policyOf, revalidate, log });
  setProcessState('files', files);
  await openSnapshots({ marks, shared, log });
  void removeOldFolders(folder, log);
  const shown = visitorPages({
    stored,
    renew: renewing.renew,
    compress: compressing.add,
    note: (address) => requested.note(address),
  });
  const close = () => {
    requested.saveNow();
    shared?.close();
  };
  return {
    isStored: (address) => pages.has(address),
    shown,
    followMarks: marks.follow,
    pageData: shared?.beside(`page-data-${names.content}`),
    warmUp: () => warmUp(origin, requested),
    save: () => requested.save(),
    close,
  };
}
