import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import type { StoreLog } from '../pages/observers';
import { keepBuild, ownBuild, type Script } from './keep-build';
import { openOtherBuilds } from './other-builds';

/**
 * Makes the files of other builds available to this process, and the files and `scripts` of its own build
 * available to processes of other builds. Rejects where there is no build.
 */
export async function openBuilds(scripts: readonly Script[], log: Pick<StoreLog, 'warn'>): Promise<void> {
  const builds = { folder: resolve(env().folders.builds), own: await ownBuild() };
  openOtherBuilds(builds);
  await keepBuild({ ...builds, scripts, log });
}
