import { readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const HOUR_MS = 3600 * 1000;

/** A folder's name, and when it was last marked as in use, in milliseconds since the epoch. */
export interface UsedFolder {
  name: string;
  at: number;
}

/** Marks a folder as in use, by its modification time. */
export const markInUse = (path: string): Promise<void> => utimes(path, new Date(), new Date());

/** Marks it hourly; the timer keeps no process alive. */
export function keepInUse(mark: () => Promise<void>, onError: (error: unknown) => void): void {
  setInterval(() => mark().catch(onError), HOUR_MS).unref();
}

/** What is in a folder under a fitting name, the most recently used first. */
export async function byLastUse(parent: string, fits: (name: string) => boolean): Promise<UsedFolder[]> {
  const names = (await readdir(parent)).filter(fits);
  const used = async (name: string) => ({ name, at: (await stat(join(parent, name))).mtimeMs });
  return (await Promise.all(names.map(used))).sort((a, b) => b.at - a.at);
}

/** Removes these folders with all that is in them. */
export async function removeFolders(parent: string, folders: readonly UsedFolder[]): Promise<void> {
  await Promise.all(folders.map(({ name }) => rm(join(parent, name), { recursive: true, force: true })));
}
