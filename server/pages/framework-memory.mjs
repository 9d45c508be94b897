import { createRequire } from 'node:module';

const PATH = 'next/dist/server/lib/incremental-cache/shared-cache-controls.external.js';
const MOST = 5000;
const EVERY_MS = 60_000;

function lifetimes() {
  try {
    return createRequire(import.meta.url)(PATH).SharedCacheControls.cacheControls;
  } catch {
    return null;
  }
}

/**
 * The framework notes the lifetime of every address it ever drew, the missing ones included, and forgets none: made-up
 * addresses would fill the memory. The page store tells lifetimes with each page, so the notes can go.
 */
export function boundFrameworkMemory(log) {
  const notes = lifetimes();
  if (!(notes instanceof Map)) {
    log.warn('the framework keeps its notes of lifetimes elsewhere: they are not bounded');
    return;
  }
  const forget = () => {
    if (notes.size > MOST) notes.clear();
  };
  setInterval(forget, EVERY_MS).unref();
}
