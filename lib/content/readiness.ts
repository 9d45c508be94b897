import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { env } from '@/lib/runtime/env';
import { isStopping, isWarming } from '@/lib/runtime/phase';
import { setProcessState } from '@/lib/runtime/process-state';
import { inTime } from './in-time';
import { getMenu } from './site/menu';
import { hasSharedSnapshot } from './snapshots/shared-snapshot';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** For server/, which does not import lib/content. */
    readiness: () => Promise<Readiness>;
  }
}

export interface Readiness {
  ready: boolean;
  state: 'ready' | 'no menu' | 'warming' | 'stopping';
  /** Without a writable folder pages stay in memory, so this does not make the process unready. */
  pages: 'kept on disk' | 'not kept on disk';
}

async function hasMenu(): Promise<boolean> {
  if (await hasSharedSnapshot('menu')) return true;
  try {
    return (await inTime(getMenu('zh'))).length > 0;
  } catch {
    return false;
  }
}

async function canStorePages(): Promise<boolean> {
  const folder = resolve(/*turbopackIgnore: true*/ env().folders.pages);
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

function stateOf(hasMenuNow: boolean): Readiness['state'] {
  if (isStopping()) return 'stopping';
  if (!hasMenuNow) return 'no menu';
  return isWarming() ? 'warming' : 'ready';
}

/**
 * Whether this process can serve visitors: it has a menu, from this run or an earlier one, has rendered the
 * most requested pages, and is not stopping.
 */
export async function readiness(): Promise<Readiness> {
  const [menu, stores] = await Promise.all([hasMenu(), canStorePages()]);
  const state = stateOf(menu);
  return { ready: state === 'ready', state, pages: stores ? 'kept on disk' : 'not kept on disk' };
}

/** Called at start; server/ reads it before a process takes over visitors from another one. */
export const offerReadiness = (): void => setProcessState('readiness', readiness);
