import path from 'node:path';
import { readStoreConfig } from '../config/config';
import { StartProblem } from '../config/problem';
import { openStore } from '../store/open-store';
import type { Database } from '../store/store';

type Work = (on: { db: Database; dataDir: string; file: string }) => Promise<number>;
type Command = { name: string; done: string; before?: (file: string) => Promise<void>; work: Work };

/** Runs a command on the store and the file named in the command line; a StartProblem ends it with one sentence and 1. */
export async function runCommand(command: Command): Promise<void> {
  try {
    const argument = process.argv[2];
    if (!argument)
      throw new StartProblem(`Name the file, for example: npm run ${command.name} -- office.backup`);
    const file = path.resolve(argument);
    await command.before?.(file);
    const config = readStoreConfig(process.env, process.cwd());
    const store = await openStore(config);
    try {
      const count = await command.work({ db: store.db, dataDir: config.dataDir, file });
      console.log(`ows: ${count} entries ${command.done} ${file}`);
    } finally {
      await store.close();
    }
  } catch (error) {
    if (!(error instanceof StartProblem)) throw error;
    console.error(`ows: ${error.message}`);
    process.exit(1);
  }
}
