import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { setProcessState } from '@/lib/runtime/process-state';
import { contentName, digest } from './content-name';
import type { TagMarks } from './marks';
import type { StoreLog } from './observers';
import { openEntries } from './open-store';
import type { SharedStore } from './shared';

const MEGABYTE = 1024 * 1024;
const BOUNDS = { memoryBytes: 32 * MEGABYTE, diskBytes: 64 * MEGABYTE };

const NO_MARKS: TagMarks = {
  version: 0,
  newest: () => 0,
  after: () => false,
  mark: async () => undefined,
  follow: () => undefined,
};

interface SnapshotOptions {
  /** Those of the page store; missing in development, where there are no publications. */
  marks?: TagMarks;
  shared?: SharedStore;
  log: StoreLog;
}

/**
 * Opens the store of menu and dictionaries. They are data of a back office and do not depend on a build, so
 * the folder and the name in Redis outlive builds.
 */
export async function openSnapshots({ marks = NO_MARKS, shared, log }: SnapshotOptions): Promise<void> {
  const { owsUrl, folders } = env();
  const folder = resolve(folders.snapshots, digest(owsUrl));
  const others = shared?.beside(`snapshots-${contentName()}`);
  const options = { ...BOUNDS, folder, title: 'snapshot folder', marks, shared: others, log };
  setProcessState('snapshots', await openEntries(options));
}
