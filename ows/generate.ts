import { readStoreConfig } from './config/config';
import { StartProblem } from './config/problem';
import { prepareContent } from './pack/prepare-content';
import { openStore } from './store/open-store';

/** npm run ows:generate -- 100000: fills the store with this many generated articles beside the pack's. */
async function generate(argument: string | undefined): Promise<void> {
  if (!argument || !/^\d{1,7}$/.test(argument)) {
    throw new StartProblem('Say how many articles to generate, for example: npm run ows:generate -- 20000');
  }
  const config = readStoreConfig(process.env, process.cwd());
  const began = Date.now();
  const store = await openStore(config);
  try {
    await prepareContent(store.db, { contentDir: config.contentDir, articles: Number(argument) });
  } finally {
    await store.close();
  }
  console.log(`ows: ${argument} generated articles in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}

try {
  await generate(process.argv[2]);
} catch (error) {
  if (!(error instanceof StartProblem)) throw error;
  console.error(`ows: ${error.message}`);
  process.exit(1);
}
