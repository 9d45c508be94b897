import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { migrationsFolder } from './migrations-folder';
import { takeFolder } from './pid-lock';
import type { Store } from './store';

/** PGlite in the data folder. It takes no lock of its own, and two writers would corrupt it. */
export async function openEmbedded(dataDir: string): Promise<Store> {
  await mkdir(dataDir, { recursive: true });
  const leaveFolder = await takeFolder(dataDir);
  try {
    const client = await PGlite.create(path.join(dataDir, 'store'));
    const db = drizzle(client);
    await migrate(db, { migrationsFolder });
    const close = () => client.close().finally(leaveFolder);
    return { db, engine: 'embedded', close };
  } catch (error) {
    await leaveFolder();
    throw error;
  }
}
