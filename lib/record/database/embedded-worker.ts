import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { messageOf } from '@/lib/base/message-of';
import { DurableFiles, START_PARAMETERS } from './durable-files';
import type { Answer, Ask } from './embedded-messages';

/** PostgreSQL's type id of bigint. */
const INT8 = 20;

/** The thread of the embedded database, whose synchronous work would block the event loop. */
const { folder } = workerData as { folder: string };
const answer = (message: Answer) => parentPort?.postMessage(message);

async function run(database: PGlite, { sql, params }: Ask): Promise<unknown[]> {
  if (sql !== null) return (await database.query(sql, [...params])).rows;
  await database.close();
  return [];
}

const database = await PGlite.create({
  fs: new DurableFiles(folder),
  startParams: [...START_PARAMETERS],
  parsers: { [INT8]: Number },
});

parentPort?.on('message', (ask: Ask) => {
  run(database, ask).then(
    (rows) => answer({ id: ask.id, rows }),
    (error) => answer({ id: ask.id, error: messageOf(error) }),
  );
});
answer({ id: 0, rows: [] });
