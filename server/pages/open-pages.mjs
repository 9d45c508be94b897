import { LRUCache } from 'lru-cache';
import { policyOf } from '../content-policy.mjs';
import { noteStored } from '../gate/page-visits.mjs';
import { pagesFolder, removeOldFolders } from '../pages-folder.mjs';
import { boundFrameworkMemory } from './framework-memory.mjs';
import { openPageStore } from './page-store.mjs';
import { refreshPages } from './refresh.mjs';
import { sharedPages } from './shared.mjs';

const MEGABYTE = 1024 * 1024;
const ADDRESSES_KNOWN = 20_000;

function megabytes(name, standard) {
  const set = Number(process.env[name] || standard);
  if (!Number.isInteger(set) || set < 1)
    throw new Error(`setting ${name}: must be a whole number of megabytes`);
  return set * MEGABYTE;
}

/** The internal address within a key of the framework, decoded: `/en/desktop/page=2/pressroom`. */
const addressWithin = (key) => key.slice(key.indexOf('/$') + 2);

/** The store, which also knows its pages by internal address once the framework has asked for them. */
function withAddresses(store) {
  const keys = new LRUCache({ max: ADDRESSES_KNOWN });
  return {
    ...store,
    get(key) {
      keys.set(addressWithin(key), key);
      return store.get(key);
    },
    async set(key, value, lifetime) {
      await store.set(key, value, lifetime);
      noteStored(addressWithin(key));
    },
    hasAddress: async (address) => keys.has(address) && store.has(keys.get(address)),
  };
}

/**
 * Opens the stored pages and puts them where cache-handler/page-cache.mjs finds them. The handler is bundled for the
 * middleware too, so it may import nothing of this.
 */
export async function openPages({ origin, metrics, log = console }) {
  const folder = pagesFolder();
  const url = process.env.REDIS_URL;
  const shared = url ? await sharedPages({ url, name: folder.name, log }) : undefined;
  const opened = await openPageStore({
    folder: folder.path,
    memoryBytes: megabytes('PAGES_MEMORY_MB', 128),
    diskBytes: megabytes('PAGES_DISK_MB', 1024),
    shared,
    metrics,
    log,
  });
  const store = withAddresses(opened);
  /** Marks tags and redraws the most used of their pages at once; answers how many are being redrawn. */
  async function revalidate(tags) {
    const keys = await store.mark(tags);
    refreshPages(origin, keys);
    return keys.length;
  }
  globalThis[Symbol.for('site.pages')] = { store, policyOf, revalidate, log };
  removeOldFolders(folder, log);
  boundFrameworkMemory(log);
  return { hasAddress: store.hasAddress, close: () => shared?.close() };
}
