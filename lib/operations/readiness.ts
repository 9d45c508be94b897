import 'server-only';
import { constants } from 'node:fs';
import { access, mkdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { getMenu } from '../content/menu';
import { hasSharedCopy } from '../content/shared-copy';
import { env } from '../env';
import { until } from '../ows/patience';

export interface Readiness {
  ready: boolean;
  state: 'ready' | 'no menu' | 'stopping';
  /** A folder that cannot be written keeps nobody from being served: pages stay in memory. */
  pages: 'kept on disk' | 'not kept on disk';
}

const isStopping = (): boolean =>
  (globalThis as Record<symbol, unknown>)[Symbol.for('site.stopping')] === true;

async function hasMenu(): Promise<boolean> {
  if (hasSharedCopy('menu')) return true;
  try {
    return (await until(Date.now() + env().patienceMs.secondary, getMenu('zh'))).length > 0;
  } catch {
    return false;
  }
}

async function canKeepPages(): Promise<boolean> {
  const folder = resolve(/*turbopackIgnore: true*/ process.env.PAGES_DIR || '.data/pages');
  try {
    await mkdir(folder, { recursive: true });
    await access(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether visitors can be sent here: a menu is known, of this run or an earlier one, and the process is not about to end. */
export async function readiness(): Promise<Readiness> {
  const [menu, keeps] = await Promise.all([hasMenu(), canKeepPages()]);
  const state = isStopping() ? 'stopping' : menu ? 'ready' : 'no menu';
  return { ready: state === 'ready', state, pages: keeps ? 'kept on disk' : 'not kept on disk' };
}
