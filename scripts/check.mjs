import { execFileSync, spawnSync } from 'node:child_process';
import { runBeside } from './support/beside.mjs';
import { bin, STATIC_CHECKS } from './support/checks.mjs';
import { checkNode, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';

/** Number of malformed answers in the property test; `npm test` takes 5000. */
const HOSTILE_ANSWERS = '250';

/** The unit tests that depend on uncommitted changes, or on the last commit when there are none. */
function runChangedTests() {
  const isClean = execFileSync('git', ['status', '--porcelain']).length === 0;
  const [program, args] = bin(
    'jest/bin/jest.js',
    ...['--selectProjects', 'lib', 'views', 'ows'],
    isClean ? '--lastCommit' : '--onlyChanged',
    '--passWithNoTests',
  );
  const env = { HOSTILE_ANSWERS, ...process.env };
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  return status === 0 ? [] : ['unit'];
}

/** `npm run check`: the quick part of `npm test`, for use before each commit. */
await run(async () => {
  checkNode();
  ensureInstalled();
  const failed = [...(await Promise.all(STATIC_CHECKS.map(runBeside))).flat(), ...runChangedTests()];
  if (failed.length === 0) return;
  console.log(`\nFailed: ${failed.join(', ')}`);
  process.exit(1);
});
