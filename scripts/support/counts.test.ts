import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const { jestCounts, playwrightCounts, addCounts } = jest.requireActual<{
  jestCounts(file: string): Counts;
  playwrightCounts(file: string): Counts;
  addCounts(all: Counts[]): Counts;
}>('./counts.mjs');

const place = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(place, { recursive: true }));

function file(value: object): string {
  const path = join(place, 'result.json');
  writeFileSync(path, JSON.stringify(value));
  return path;
}

const JEST = {
  numPassedTests: 7,
  numFailedTests: 0,
  numRuntimeErrorTestSuites: 0,
  numPendingTests: 0,
  numTodoTests: 0,
};

test.each([
  [{}, { passed: 7, failed: 0, skipped: 0 }],
  [{ numFailedTests: 2 }, { passed: 7, failed: 2, skipped: 0 }],
  [{ numRuntimeErrorTestSuites: 1 }, { passed: 7, failed: 1, skipped: 0 }],
  [
    { numPendingTests: 1, numTodoTests: 2 },
    { passed: 7, failed: 0, skipped: 3 },
  ],
])('a Jest result with %j counts as %j', (more, counts) => {
  expect(jestCounts(file({ ...JEST, ...more }))).toEqual(counts);
});

test('a journey that passes only at its second try has failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(playwrightCounts(file({ stats }))).toEqual({ passed: 5, failed: 3, skipped: 3 });
});

test('a step that left no result counts nothing', () => {
  const none = { passed: 0, failed: 0, skipped: 0 };
  expect(jestCounts(join(place, 'missing.json'))).toEqual(none);
  expect(playwrightCounts(join(place, 'missing.json'))).toEqual(none);
  expect(playwrightCounts(file({ errors: ['no tests found'] }))).toEqual(none);
});

test('counts add up', () => {
  expect(addCounts([])).toEqual({ passed: 0, failed: 0, skipped: 0 });
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(addCounts([one, one])).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
