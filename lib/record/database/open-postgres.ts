import { Pool, types } from 'pg';
import type { Database, Query } from './database';

const CONNECT_MS = 5000;
/** Query timeout. The check at opening reads in portions, so no statement takes long. */
const QUERY_MS = 60_000;

/** Sizes and indexes stay far below 2^53. */
const asNumber = (text: string): number => Number(text);
const parsers = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === types.builtins.INT8 ? asNumber : types.getTypeParser(oid, format as 'text'),
};

/** Opens PostgreSQL at an address; rejects if it does not answer. */
export async function openPostgres(connectionString: string): Promise<Database> {
  const pool = new Pool({
    connectionString,
    max: 5,
    connectionTimeoutMillis: CONNECT_MS,
    query_timeout: QUERY_MS,
    types: parsers as never,
  });
  // The pool replaces an idle connection that breaks; without a listener the error would crash the process.
  pool.on('error', () => undefined);
  const query: Query = async (sql, params = []) => (await pool.query(sql, [...params])).rows;
  await query('select 1').catch(async (error) => {
    await pool.end();
    throw error;
  });
  return {
    query,
    async transaction(work) {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query('begin');
        // The server may be configured to acknowledge commits before they are on disk.
        await client.query('set local synchronous_commit = on');
        const result = await work(async (sql, params = []) => (await client.query(sql, [...params])).rows);
        await client.query('commit');
        return result;
      } catch (error) {
        await client.query('rollback').catch((problem: Error) => {
          broken = problem;
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    close: () => pool.end(),
  };
}
