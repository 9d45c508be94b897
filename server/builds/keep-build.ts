import { randomUUID } from 'node:crypto';
import { cp, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { messageOf } from '@/lib/base/message-of';
import { encoded } from '../encoded';
import { byLastUse, keepInUse, markInUse, removeFolders } from '../folders-in-use';
import type { StoreLog } from '../pages/observers';

/** The framework's build ids. */
export const BUILD_NAME = /^[A-Za-z0-9_-]{1,64}$/;
/** Laid out by scripts/support/static-files.mjs. */
const LAID_OUT = '.next/files/_next/static';
const BUILDS_KEPT = 3;
const UNFINISHED = /^\..*\.new$/;
const UNFINISHED_MS = 3600 * 1000;
const BEST = 11;

/** A script that the process holds in memory, and its address. */
export interface Script {
  file: string;
  code: string;
}

interface Options {
  /** Folder of all builds, which all processes on the machine share. */
  folder: string;
  /** Id of the build. */
  own: string;
  scripts: readonly Script[];
  log: Pick<StoreLog, 'warn'>;
  /** Where the build laid its files out. */
  source?: string;
}

/** The id of the build in the current folder. Rejects where there is none. */
export async function ownBuild(): Promise<string> {
  const name = await readFile('.next/BUILD_ID', 'utf8').catch(() => {
    throw new Error('There is no build in .next; npm run build makes one.');
  });
  if (!BUILD_NAME.test(name.trim())) throw new Error('.next/BUILD_ID holds no name of a build.');
  return name.trim();
}

async function writeScript(folder: string, { file, code }: Script): Promise<void> {
  const path = join(folder, file);
  const { br, gzip } = await encoded(Buffer.from(code), BEST);
  await mkdir(dirname(path), { recursive: true });
  await Promise.all([writeFile(path, code), writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gzip)]);
}

/** Copies atomically: other processes see the folder of a build with all its files, or not at all. */
async function copy({ folder, own, scripts, source = LAID_OUT }: Options): Promise<void> {
  const unfinished = join(folder, `.${randomUUID()}.new`);
  try {
    await cp(source, join(unfinished, '_next/static'), { recursive: true, preserveTimestamps: true });
    await Promise.all(scripts.map((script) => writeScript(unfinished, script)));
    await rename(unfinished, join(folder, own));
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function removeOld({ folder, own }: Options): Promise<void> {
  const others = await byLastUse(folder, (name) => name !== own);
  const builds = others.filter(({ name }) => BUILD_NAME.test(name));
  const leftOver = others.filter(({ name, at }) => UNFINISHED.test(name) && Date.now() - at > UNFINISHED_MS);
  await removeFolders(folder, [...builds.slice(BUILDS_KEPT - 1), ...leftOver]);
}

/**
 * Copies the static files of this build into the shared folder, for processes of other builds. Keeps the
 * three builds used most recently, and marks this one as in use hourly. Never rejects: without the folder
 * each process still has its own files.
 */
export async function keepBuild(options: Options): Promise<void> {
  const { folder, own, log } = options;
  const say = (error: unknown) => log.warn(`files of the last builds: ${messageOf(error)}`);
  const mark = () => markInUse(join(folder, own));
  keepInUse(mark, say);
  try {
    await mkdir(folder, { recursive: true });
    const copied = await copyOnce(options);
    if (!copied) await mark();
    await removeOld(options);
  } catch (error) {
    say(error);
  }

  /** Returns false if another process has copied this build already. */
  async function copyOnce(given: Options): Promise<boolean> {
    const place = join(folder, own);
    if (await isThere(place)) return false;
    return copy(given).then(
      () => true,
      async (error: unknown) => {
        if (await isThere(place)) return false;
        throw error;
      },
    );
  }
}
