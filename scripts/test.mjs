import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { browserSettings } from './support/browser.mjs';
import { bin, STATIC_CHECKS } from './support/checks.mjs';
import { addCounts, jestCounts, playwrightCounts } from './support/counts.mjs';
import { ensureJava } from './support/java.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';

const RESULTS = 'test-results';
const jest = (projects, out, ...more) =>
  bin(
    'jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    // With CI=true one core would be left idle.
    '--maxWorkers=100%',
    '--json',
    `--outputFile=${RESULTS}/${out}.json`,
    ...more,
  );

const STEPS = [
  ...STATIC_CHECKS,
  { name: 'unit', command: jest(['lib', 'views', 'ows'], 'unit'), counts: jestCounts },
  { name: 'contract', command: jest(['contract'], 'contract'), counts: jestCounts },
  { name: 'build', work: ensureBuilt },
  { name: 'faults', command: jest(['faults'], 'faults'), counts: jestCounts },
  { name: 'journeys', command: bin('@playwright/test/cli.js', 'test'), counts: playwrightCounts },
  {
    name: 'second-company',
    command: [process.execPath, ['scripts/second-company.mjs']],
    counts: playwrightCounts,
  },
];

function runStep({ name, command, work }, env) {
  console.log(`\n== ${name}`);
  if (work) {
    work();
    return true;
  }
  const [program, args] = command;
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env }).status === 0;
}

/** `npm test`: sets up what it needs, runs every check, and ends with a line of counts. */
await run(() => {
  checkNode();
  ensureInstalled();
  const browsers = browserSettings();
  ensureJava();
  rmSync(RESULTS, { recursive: true, force: true });
  rmSync('.data/journeys-pages', { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ...browsers,
  };

  const broken = STEPS.filter((step) => !runStep(step, env)).map(({ name }) => name);
  const counted = STEPS.filter(({ counts }) => counts);
  const total = addCounts(counted.map(({ name, counts }) => counts(`${RESULTS}/${name}.json`)));
  if (broken.length > 0) console.log(`\nNot green: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (broken.length > 0 || total.passed === 0) process.exit(1);
});
