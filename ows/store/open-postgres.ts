import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Pool } from 'pg';
import { StartProblem } from '../config/problem';
import { migrationsFolder } from './migrations-folder';
import type { Store } from './store';

export async function openPostgres(databaseUrl: string): Promise<Store> {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 10_000 });
  // The pool replaces an idle connection that breaks; without a listener the error would end the process.
  pool.on('error', () => {});
  const db = drizzle(pool);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(`The PostgreSQL of DATABASE_URL does not answer: ${reason || 'no connection'}.`);
  }
  await migrate(db, { migrationsFolder });
  return { db, engine: 'postgres', close: () => pool.end() };
}
