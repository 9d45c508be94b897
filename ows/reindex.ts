import { readStoreConfig } from './config/config';
import { StartProblem } from './config/problem';
import { reindex } from './search/prepare-index';
import { openStore } from './store/open-store';

/** npm run ows:reindex: rebuilds the search index. */
async function run(): Promise<void> {
  const began = Date.now();
  const store = await openStore(readStoreConfig(process.env, process.cwd()));
  try {
    await reindex(store.db);
  } finally {
    await store.close();
  }
  console.log(`ows: search index rebuilt in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

try {
  await run();
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`ows: ${error.message}`);
  process.exit(1);
}
