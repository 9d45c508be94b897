import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { runBeside } from './support/beside.mjs';
import { browserSettings } from './support/browser.mjs';
import { bin, STATIC_CHECKS } from './support/checks.mjs';
import { addCounts, jestCounts, playwrightCounts } from './support/counts.mjs';
import { ensurePrograms, FAULT_PROGRAMS } from './support/debian.mjs';
import { jestFailures, playwrightFailures, printFailures } from './support/failures.mjs';
import { promtoolSettings } from './support/promtool.mjs';
import { checkNode, ensureInstalled } from './support/ready.mjs';
import { redisSettings } from './support/redis.mjs';
import { run } from './support/say.mjs';

const RESULTS = 'test-results';
/** Most fault tests wait for the site or the back office, so one more of them than cores run side by side. */
const FAULT_FILES_AT_ONCE = 3;
const jest = (projects, out, maxWorkers = '100%') =>
  bin(
    'jest/bin/jest.js',
    '--selectProjects',
    ...projects,
    // With CI=true one core would be left idle.
    `--maxWorkers=${maxWorkers}`,
    '--json',
    `--outputFile=${RESULTS}/${out}.json`,
  );

/** Command and Debian package of what the tests run beside Node and a browser. */
const PROGRAMS = { ...FAULT_PROGRAMS, java: 'default-jre-headless', 'systemd-analyze': 'systemd' };

const JEST = { counts: jestCounts, failures: jestFailures };
const PLAYWRIGHT = { counts: playwrightCounts, failures: playwrightFailures };

const STEPS = [
  { name: 'content', command: [process.execPath, ['--import', 'tsx/esm', 'testing/prepare-journeys.ts']] },
  {
    name: 'content-check',
    command: [
      process.execPath,
      ['scripts/content-check.mjs', 'ows/content', 'ows/second-company/pack', '--quiet'],
    ],
  },
  { name: 'unit', command: jest(['lib', 'views', 'ows'], 'unit'), ...JEST },
  { name: 'contract', command: jest(['contract'], 'contract'), ...JEST },
  { name: 'build', command: [process.execPath, ['scripts/build.mjs']] },
  { name: 'faults', command: jest(['faults'], 'faults', FAULT_FILES_AT_ONCE), ...JEST },
  { name: 'journeys', command: bin('@playwright/test/cli.js', 'test'), ...PLAYWRIGHT },
  { name: 'second-company', command: [process.execPath, ['scripts/second-company.mjs']], ...PLAYWRIGHT },
];

function runStep({ name, command: [program, args] }, env) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const { status } = spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'], env });
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'failed'} after ${seconds} s`);
  return status === 0;
}

/** `npm test`: prepares what it needs, runs every check, and ends with a line of counts. */
await run(async () => {
  checkNode();
  ensureInstalled();
  const browsers = browserSettings();
  ensurePrograms(PROGRAMS);
  rmSync(RESULTS, { recursive: true, force: true });
  rmSync('.data/journeys-pages', { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    ...browsers,
    ...promtoolSettings(),
    ...(await redisSettings()),
  };

  const failedChecks = (await Promise.all(STATIC_CHECKS.map(runBeside))).flat();
  const failedSteps = STEPS.filter((step) => !runStep(step, env)).map(({ name }) => name);
  const broken = [...failedChecks, ...failedSteps];
  const counted = STEPS.filter(({ counts }) => counts);
  const total = addCounts(counted.map(({ name, counts }) => counts(`${RESULTS}/${name}.json`)));
  for (const { name, failures } of counted) printFailures(name, failures(`${RESULTS}/${name}.json`));
  if (broken.length > 0) console.log(`\nNot green: ${broken.join(', ')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  if (broken.length > 0 || total.passed === 0) process.exit(1);
});
