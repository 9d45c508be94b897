import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { messageOf } from '@/lib/base/message-of';
import { env } from '@/lib/runtime/env';
import { byLastUse, keepInUse, markInUse, removeFolders } from './folders-in-use';
import type { StoreLog } from './pages/observers';

const FOLDER = /^[0-9a-f]{16}$/;
/** Number of folders of earlier builds that are kept, for a rollback or another server with other settings. */
const OTHERS_KEPT = 2;

/**
 * Everything that rendered pages depend on, except for their content: build, addresses, back office, settings
 * file.
 */
function origin(): string {
  const {
    SITE_URL = '',
    OWS_URL = '',
    APP_ENV = '',
    CONTENT_STAMP = '',
    ANALYTICS_URL = '',
    SECONDARY_HOSTS = '',
    CSP_REPORT_URL = '',
    LIVE_PLAYER_URL = '',
    SMART_SERVICE_URL = '',
    MAP_TILES = '',
    MAP_TILES_KEY = '',
    MAP_TILES_SYSTEM = '',
    MAP_TILES_CREDIT = '',
    SITE_SETTINGS = 'settings/site.json',
  } = process.env;
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const files = ['.next/BUILD_ID', SITE_SETTINGS].map(read);
  const others = [SECONDARY_HOSTS, CSP_REPORT_URL, LIVE_PLAYER_URL, SMART_SERVICE_URL, ANALYTICS_URL];
  const tiles = [MAP_TILES, MAP_TILES_KEY, MAP_TILES_SYSTEM, MAP_TILES_CREDIT];
  return [...files, SITE_URL, OWS_URL, APP_ENV, CONTENT_STAMP, ...others, ...tiles].join('\n');
}

export interface PagesFolder {
  /** Parent of the folders of all builds. */
  place: string;
  name: string;
  path: string;
}

/**
 * Folder of the stored pages: it survives restarts, and is never shared by servers that would render
 * different pages.
 */
export function pagesFolder(): PagesFolder {
  const place = resolve(env().folders.pages);
  const name = createHash('sha256').update(origin()).digest('hex').slice(0, 16);
  return { place, name, path: join(place, name) };
}

async function mark({ path }: PagesFolder): Promise<void> {
  await mkdir(path, { recursive: true });
  await markInUse(path);
}

/**
 * Marks this folder as in use hourly, and removes the folders of earlier builds except the last two.
 * Never rejects.
 */
export async function removeOldFolders(folder: PagesFolder, log: StoreLog): Promise<void> {
  const say = (error: unknown) => log.warn(`page folder: ${messageOf(error)}`);
  const { place, name: own } = folder;
  keepInUse(() => mark(folder), say);
  try {
    await mark(folder);
    const others = await byLastUse(place, (name) => FOLDER.test(name) && name !== own);
    await removeFolders(place, others.slice(OTHERS_KEPT));
  } catch (error) {
    say(error);
  }
}
