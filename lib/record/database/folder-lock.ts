import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Owner {
  pid: number;
  /** When the process started, in kernel ticks: process ids are reused, in containers immediately. */
  startedAt: string;
}

/** When a process started; empty if it has ended or there is no /proc. */
async function startOf(pid: number): Promise<string> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // The name in brackets may contain spaces, so fields are counted from its end: the 22nd is the start time.
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

async function tryWrite(file: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** The owner of a lock; null if the file is gone or was truncated by a crash. */
async function readOwner(file: string): Promise<Owner | null> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, 'utf8')) as Partial<Owner>;
    return typeof pid === 'number' && pid > 0 ? { pid, startedAt: String(startedAt ?? '') } : null;
  } catch {
    return null;
  }
}

function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

async function isAlive({ pid, startedAt }: Owner): Promise<boolean> {
  if (!answersSignals(pid)) return false;
  const now = await startOf(pid);
  return !startedAt || !now || startedAt === now;
}

const same = (a: Owner | null, b: Owner | null): boolean =>
  a?.pid === b?.pid && a?.startedAt === b?.startedAt;

/** Removes the lock of an ended process; a lock that another process has taken meanwhile is restored. */
async function removeStale(file: string, stale: Owner | null): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  await rename(file, aside).catch(() => undefined);
  if (same(await readOwner(aside), stale)) await rm(aside, { force: true });
  else await rename(aside, file).catch(() => undefined);
}

/**
 * Locks a folder for this process and returns the function that unlocks it; throws if a running process, this
 * one included, holds the lock. The lock of an ended process is taken over.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, 'record.pid');
  const own = { pid: process.pid, startedAt: await startOf(process.pid) };
  if (!(await tryWrite(file, own))) {
    const owner = await readOwner(file);
    if (owner && (await isAlive(owner)))
      throw new Error(`process ${owner.pid} uses the folder of the record; one alone may`);
    await removeStale(file, owner);
    if (!(await tryWrite(file, own)))
      throw new Error('another start has just taken the folder of the record');
  }
  return () => rm(file, { force: true });
}
