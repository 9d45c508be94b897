import { existsSync } from 'node:fs';
import { chmod, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inOrder, type Queues } from '@/lib/base/in-order';
import type { Database, DatabaseOptions } from './database';
import { startThread } from './embedded-thread';
import { lockFolder } from './folder-lock';

/** Beyond this, a checkpoint truncates the write-ahead log; no background process of PostgreSQL does it. */
const LOG_BYTES = 32 * 1024 * 1024;
const LOG_WRITTEN =
  'select (pg_current_wal_insert_lsn() - redo_lsn)::bigint as bytes from pg_control_checkpoint()';

async function syncPath(path: string): Promise<void> {
  const handle = await open(path);
  await handle.sync().finally(() => handle.close());
}

async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) await syncPath(join(entry.parentPath, entry.name));
  await syncPath(folder);
}

/** Creates the database under a temporary name, so that an unfinished one is never used. */
async function create(folder: string, place: string): Promise<void> {
  const unfinished = `${place}.new`;
  await rm(unfinished, { recursive: true, force: true });
  const thread = await startThread(unfinished, () => undefined);
  await thread.close();
  // PGlite creates files that everyone may write.
  await chmod(unfinished, 0o700);
  await syncTree(unfinished);
  await rename(unfinished, place);
  await syncPath(folder);
}

/** Opens PGlite in the subfolder `database`, for one process only; rejects if another process has it open. */
export async function openEmbedded(folder: string, { lost }: DatabaseOptions): Promise<Database> {
  await mkdir(folder, { recursive: true });
  const unlock = await lockFolder(folder);
  try {
    const place = join(folder, 'database');
    if (!existsSync(place)) await create(folder, place);
    const { query, close } = await startThread(place, lost);
    const turns: Queues = new Map();
    // The database has one session, and other queries must not join a transaction.
    const turn = <T>(work: () => Promise<T>): Promise<T> => inOrder(turns, 'session', work);

    async function boundLog(): Promise<void> {
      const [written] = await query<{ bytes: number }>(LOG_WRITTEN);
      if (written && written.bytes > LOG_BYTES) {
        await query('checkpoint');
        await query('analyze');
      }
    }

    return {
      query: (sql, params) => turn(() => query(sql, params)),
      async transaction(work) {
        const result = await turn(async () => {
          await query('begin');
          try {
            const done = await work(query);
            await query('commit');
            return done;
          } catch (error) {
            await query('rollback');
            throw error;
          }
        });
        void turn(boundLog).catch(() => undefined);
        return result;
      },
      close: () => turn(close).finally(unlock),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}
