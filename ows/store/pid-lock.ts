import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { StartProblem } from '../config/problem';
import { processStartedAt } from './process-start';

type Owner = { pid: number; startedAt: string };

/**
 * Locks the data folder for this process and returns the function that unlocks it. The lock of a process that has
 * ended is taken over, so that it need not be deleted by hand after a crash.
 */
export async function takeFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = path.join(dataDir, 'ows.pid');
  const own = { pid: process.pid, startedAt: await processStartedAt(process.pid) };
  if (!(await tryWrite(file, own))) {
    const owner = await readOwner(file);
    if (owner && (await isAlive(owner))) {
      throw new StartProblem(
        `The data folder is in use by process ${owner.pid}; stop it or set OWS_DATA_DIR.`,
      );
    }
    await rm(file, { force: true });
    if (!(await tryWrite(file, own))) throw new StartProblem('Another start has just taken the data folder.');
  }
  return () => rm(file, { force: true });
}

async function tryWrite(file: string, owner: Owner): Promise<boolean> {
  try {
    await writeFile(file, JSON.stringify(owner), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

async function readOwner(file: string): Promise<Owner | null> {
  try {
    const owner: unknown = JSON.parse(await readFile(file, 'utf8'));
    const { pid, startedAt } = owner as Partial<Owner>;
    return typeof pid === 'number' && pid > 0 ? { pid, startedAt: String(startedAt ?? '') } : null;
  } catch {
    return null;
  }
}

/** Process ids are reused, in containers at once: the start time identifies the owner. */
async function isAlive(owner: Owner): Promise<boolean> {
  if (owner.pid === process.pid) return false;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  const startedAt = await processStartedAt(owner.pid);
  return !owner.startedAt || !startedAt || owner.startedAt === startedAt;
}
