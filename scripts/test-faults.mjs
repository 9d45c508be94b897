import { runStep } from './support/children.mjs';
import { ensurePrograms, FAULT_PROGRAMS } from './support/debian.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { redisSettings } from './support/redis.mjs';
import { run } from './support/say.mjs';

/** `npm run test:faults`: the built site with every fault of its back office; writes the table into test-results. */
await run(async () => {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  ensurePrograms(FAULT_PROGRAMS);
  const jest = ['node_modules/jest/bin/jest.js', '--selectProjects', 'faults', '--runInBand'];
  runStep('Trying faults', [process.execPath, ...jest], { ...process.env, ...(await redisSettings()) });
});
