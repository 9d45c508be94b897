import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CachedAnswer } from '@/lib/runtime/pages';
import { openStore, type StoreOptions } from './open-store';

const MB = 1024 * 1024;

/** Whether the framework would take the answer for stale. */
export const isStale = (found: CachedAnswer | null, now = Date.now()): boolean =>
  found !== null && found.lastModified + found.cacheControl.revalidate * 1000 < now;

/** For tests: stores that are opened in one folder, which ends with each test, by a clock that the test sets. */
export function storesInFolder() {
  const clock = { time: 0 };
  const log = { warn: jest.fn(), info: jest.fn() };
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pages-'));
    clock.time = 1_800_000_000_000;
    log.warn.mockClear();
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const now = () => clock.time;
  return {
    clock,
    log,
    folder: () => folder,
    open: (more: Partial<StoreOptions> = {}) =>
      openStore({ folder, memoryBytes: MB, diskBytes: MB, now, log, ...more }),
    stale: (found: CachedAnswer | null) => isStale(found, clock.time),
  };
}
