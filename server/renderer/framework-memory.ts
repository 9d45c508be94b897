import { createRequire } from 'node:module';
import type { StoreLog } from '../pages/observers';

const PATH = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
const MAX_NOTES = 5000;
const EVERY_MS = 60_000;

/** The map in the framework's own instance of the module, which an import might not reach. */
function lifetimes(): unknown {
  try {
    return createRequire(import.meta.url)(PATH).SharedCacheControls.cacheControls;
  } catch {
    return null;
  }
}

/**
 * The framework keeps the lifetime of every address it ever rendered, 404 included, and evicts none: made-up
 * addresses would fill the memory. The page store has the lifetime of each page, so the framework's can be
 * dropped.
 */
export function boundFrameworkMemory(log: Pick<StoreLog, 'warn'>): void {
  const notes = lifetimes();
  if (!(notes instanceof Map)) {
    log.warn('the framework keeps its notes of lifetimes elsewhere: they are not bounded');
    return;
  }
  const forget = () => {
    if (notes.size > MAX_NOTES) notes.clear();
  };
  setInterval(forget, EVERY_MS).unref();
}
