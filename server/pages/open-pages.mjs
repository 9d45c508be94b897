import { policyOf } from '../content-policy.mjs';
import { pagesFolder, removeOldFolders } from '../pages-folder.mjs';
import { boundFrameworkMemory } from './framework-memory.mjs';
import { openPageStore } from './page-store.mjs';
import { refreshPages } from './refresh.mjs';
import { sharedPages } from './shared.mjs';

const MEGABYTE = 1024 * 1024;

function megabytes(name, standard) {
  const set = Number(process.env[name] || standard);
  if (!Number.isInteger(set) || set < 1)
    throw new Error(`setting ${name}: must be a whole number of megabytes`);
  return set * MEGABYTE;
}

/**
 * Opens the stored pages and puts them where cache-handler/page-cache.mjs finds them. The handler is bundled for the
 * middleware too, so it may import nothing of this.
 */
export async function openPages({ origin, metrics, log = console }) {
  const folder = pagesFolder();
  const url = process.env.REDIS_URL;
  const shared = url ? await sharedPages({ url, name: folder.name, log }) : undefined;
  const store = await openPageStore({
    folder: folder.path,
    memoryBytes: megabytes('PAGES_MEMORY_MB', 128),
    diskBytes: megabytes('PAGES_DISK_MB', 1024),
    shared,
    metrics,
    log,
  });
  /** Marks tags and redraws the most used of their pages at once; answers how many are being redrawn. */
  async function revalidate(tags) {
    const keys = await store.mark(tags);
    refreshPages(origin, keys);
    return keys.length;
  }
  globalThis[Symbol.for('site.pages')] = { store, policyOf, revalidate };
  removeOldFolders(folder, log);
  boundFrameworkMemory(log);
  return { close: () => shared?.close() };
}
