import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { StartProblem } from '../config/problem';
import { submissions, uploads, visitorInfos } from '../store/schema';
import type { Database } from '../store/store';
import type { Entry, UploadEntry } from './entries';
import { entriesOf } from './read-backup';

type Import = { db: Database; dataDir: string; file: string };

/** Fills a store that visitors have not used with a checked backup: all of it, or nothing. Returns the number of entries. */
export async function importStore({ db, dataDir, file }: Import): Promise<number> {
  const written: string[] = [];
  const folder = path.join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  try {
    return await db.transaction(async (tx) => {
      await requireUnused(tx);
      let count = 0;
      for await (const entry of entriesOf(file)) {
        await keep(tx, entry);
        if (entry.table === 'upload' && (await keepFile(folder, entry))) written.push(entry.storedName);
        count += 1;
      }
      return count;
    });
  } catch (error) {
    await Promise.all(written.map((name) => rm(path.join(folder, name), { force: true })));
    throw error;
  }
}

/** The lock keeps a running office and a second import from writing before this one has ended. */
async function requireUnused(tx: Database): Promise<void> {
  await tx.execute(sql`lock table ${submissions}, ${uploads}, ${visitorInfos} in exclusive mode`);
  for (const table of [submissions, uploads, visitorInfos]) {
    if ((await tx.$count(table)) === 0) continue;
    throw new StartProblem(
      'The store already has submissions; a backup is imported into an unused one only.',
    );
  }
}

async function keep(tx: Database, entry: Entry): Promise<void> {
  if (entry.table === 'submission') await tx.insert(submissions).values({ ...entry, ...timeOf(entry) });
  else if (entry.table === 'visitor_info')
    await tx.insert(visitorInfos).values({ ...entry, ...timeOf(entry) });
  else await tx.insert(uploads).values(entry);
}

const timeOf = ({ createdAt }: { createdAt: string }) => ({ createdAt: sql`${createdAt}::timestamptz` });

/** Whether it was written: after a move to another engine it is in its place already. */
async function keepFile(folder: string, { storedName, bytes }: UploadEntry): Promise<boolean> {
  const place = path.join(folder, storedName);
  const content = Buffer.from(bytes, 'base64');
  const present = await readFile(place).catch(() => null);
  if (present?.equals(content)) return false;
  if (present) throw new StartProblem(`${place} exists with other content; nothing was imported.`);
  await writeFile(`${place}.part`, content, { flush: true });
  await rename(`${place}.part`, place);
  return true;
}
