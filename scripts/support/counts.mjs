import { existsSync, readFileSync } from 'node:fs';

const NONE = { passed: 0, failed: 0, skipped: 0 };

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Counts of a Jest result file. A suite that could not run at all counts as one failure. */
export function jestCounts(file) {
  const result = read(file);
  if (!result) return NONE;
  return {
    passed: result.numPassedTests,
    failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
    skipped: result.numPendingTests + result.numTodoTests,
  };
}

/** Counts of a Playwright result file. */
export function playwrightCounts(file) {
  const stats = read(file)?.stats;
  if (!stats) return NONE;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

export function addCounts(all) {
  const sum = (name) => all.reduce((total, counts) => total + counts[name], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}
