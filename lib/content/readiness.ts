import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { beforeDeadline } from '@/lib/ows/resilience/deadline';
import { env } from '@/lib/runtime/env';
import { isStopping } from '@/lib/runtime/stopping';
import { getMenu } from './site/menu';
import { hasSharedCopy } from './snapshots/shared-copy';

export interface Readiness {
  ready: boolean;
  state: 'ready' | 'no menu' | 'stopping';
  /** Without a writable folder pages stay in memory, so this does not make the process unready. */
  pages: 'kept on disk' | 'not kept on disk';
}

async function hasMenu(): Promise<boolean> {
  if (await hasSharedCopy('menu')) return true;
  try {
    return (await beforeDeadline(Date.now() + env().timeoutMs.secondary, getMenu('zh'))).length > 0;
  } catch {
    return false;
  }
}

async function canStorePages(): Promise<boolean> {
  const folder = resolve(/*turbopackIgnore: true*/ process.env.PAGES_DIR || '.data/pages');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether this process can serve visitors: it has a menu, of this run or an earlier one, and is not stopping. */
export async function readiness(): Promise<Readiness> {
  const [menu, stores] = await Promise.all([hasMenu(), canStorePages()]);
  const state = isStopping() ? 'stopping' : menu ? 'ready' : 'no menu';
  return { ready: state === 'ready', state, pages: stores ? 'kept on disk' : 'not kept on disk' };
}
