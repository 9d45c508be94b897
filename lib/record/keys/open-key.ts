import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { newKey, type RecordKey, readKey } from './key';

const FILE = 'demonstration.key';

export interface OpenedKey extends RecordKey {
  /** Whether the site generated the key itself. */
  isDemonstration: boolean;
}

/** Writes a file completely or not at all; an existing file is kept. */
async function writeOnce(path: string, text: string): Promise<void> {
  const temporary = `${path}.${process.pid}.new`;
  await rm(temporary, { force: true });
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(temporary, { force: true });
}

const readText = (path: string): Promise<string | null> =>
  readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });

/**
 * The key of the settings; without one, a key that is generated once and kept in the folder, readable only by
 * its owner. Throws if the key is invalid.
 */
export async function openKey({ key, folder }: { key: string | null; folder: string }): Promise<OpenedKey> {
  if (key) return { ...readKey(key), isDemonstration: false };
  const path = join(folder, FILE);
  await mkdir(folder, { recursive: true });
  if ((await readText(path)) === null) await writeOnce(path, `${newKey()}\n`);
  return { ...readKey(((await readText(path)) ?? '').trim()), isDemonstration: true };
}
