import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRunning, isSameProcess, markOf, type ProcessMark } from '@/lib/runtime/running-process';

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function tryWrite(file: string, owner: ProcessMark): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The owner of a lock; null if the file is gone or was truncated by a crash. */
async function readOwner(file: string): Promise<ProcessMark | null> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8')) as Partial<ProcessMark>;
    return typeof pid === 'number' && pid > 0 ? { pid, startedAt: String(startedAt ?? '') } : null;
  } catch {
    return null;
  }
}

/** Removes the lock of an ended process; a lock that another process has taken meanwhile is restored. */
async function removeStale(file: string, stale: ProcessMark | null): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  if (isSameProcess(await readOwner(aside), stale)) await rm(aside, { force: true });
  else await rename(aside, file).catch(() => undefined);
}

/**
 * Locks a folder for this process and returns the function that unlocks it; throws if a running process, this
 * one included, holds the lock. The lock of an ended process is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'record.pid');
  const own = markOf();
  if (!(await tryWrite(file, own))) {
    const owner = await readOwner(file);
    if (owner && isRunning(owner))
      throw new Error(`the record's folder is in use by process ${owner.pid}; only one process can use it`);
    await removeStale(file, owner);
    if (!(await tryWrite(file, own))) throw new Error("another process has just locked the record's folder");
  }
  return () => rm(file, { force: true });
}
