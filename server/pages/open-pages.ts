import { LRUCache } from 'lru-cache';
import type { CachedValue, PageStore, Pages } from '@/lib/runtime/pages';
import { setProcessState } from '@/lib/runtime/process-state';
import { policyOf } from '../content-policy';
import { noteStored } from '../gate/page-visits';
import { pagesFolder, removeOldFolders } from '../pages-folder';
import { boundFrameworkMemory } from './framework-memory';
import type { StoreLog, StoreMetrics } from './observers';
import { openSnapshots } from './open-snapshots';
import { openStore } from './open-store';
import { refreshPages } from './refresh';
import { SharedStore } from './shared';

const MEGABYTE = 1024 * 1024;
const MAX_ADDRESSES = 20_000;

function megabytes(name: string, standard: number): number {
  const set = Number(process.env[name] || standard);
  if (!Number.isInteger(set) || set < 1)
    throw new Error(`setting ${name}: must be a whole number of megabytes`);
  return set * MEGABYTE;
}

/** The internal address within a key of the framework, decoded: `/en/desktop/page=2/pressroom`. */
const addressWithin = (key: string): string => key.slice(key.indexOf('/$') + 2);

interface AddressedStore extends PageStore {
  /** Whether the page at an internal address is stored. */
  hasAddress(address: string): Promise<boolean>;
}

/** The store, which also knows its pages by internal address once the framework has requested them. */
function withAddresses(store: PageStore): AddressedStore {
  const keys = new LRUCache<string, string>({ max: MAX_ADDRESSES });
  return {
    get(key: string) {
      keys.set(addressWithin(key), key);
      return store.get(key);
    },
    async set(key: string, value: CachedValue, lifetime: number) {
      await store.set(key, value, lifetime);
      noteStored(addressWithin(key));
    },
    postpone: (key, seconds) => store.postpone(key, seconds),
    has: (key) => store.has(key),
    peek: (key) => store.peek(key),
    withdraw: (key, value) => store.withdraw(key, value),
    newestMark: (tags) => store.newestMark(tags),
    mark: (tags) => store.mark(tags),
    async hasAddress(address) {
      const key = keys.get(address);
      return key !== undefined && store.has(key);
    },
  };
}

interface OpenOptions {
  /** Where this process reaches itself. */
  origin: string;
  metrics: StoreMetrics;
  log: StoreLog & Pages['log'];
}

export interface OpenedPages {
  hasAddress(address: string): Promise<boolean>;
  close(): void;
}

/**
 * Opens the store of pages, generated files and snapshots, and puts it where cache-handler/page-cache.ts and the
 * modules of lib/ find it, which may import none of this.
 */
export async function openPages({ origin, metrics, log }: OpenOptions): Promise<OpenedPages> {
  const folder = pagesFolder();
  const url = process.env.REDIS_URL;
  const shared = url ? await SharedStore.open({ url, name: folder.name, log }) : undefined;
  const { pages, files, marks } = await openStore({
    folder: folder.path,
    memoryBytes: megabytes('PAGES_MEMORY_MB', 128),
    diskBytes: megabytes('PAGES_DISK_MB', 1024),
    shared,
    metrics,
    log,
  });
  const store = withAddresses(pages);
  /** Marks tags and renders the most used of their pages at once; answers how many those are. */
  async function revalidate(tags: readonly string[]): Promise<number> {
    const keys = await store.mark(tags);
    void refreshPages(origin, keys);
    return keys.length;
  }
  setProcessState('pages', { store, policyOf, revalidate, log });
  setProcessState('files', files);
  await openSnapshots({ marks, shared, log });
  void removeOldFolders(folder, log);
  boundFrameworkMemory(log);
  return { hasAddress: store.hasAddress, close: () => shared?.close() };
}

/** In development only snapshots are stored: each request renders its page or file. */
export async function withoutPages(log: StoreLog): Promise<OpenedPages> {
  await openSnapshots({ log });
  return { hasAddress: async () => false, close: () => undefined };
}
