import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Failure {
  title: string;
  message: string;
}

const { jestFailures, playwrightFailures } = jest.requireActual<{
  jestFailures(file: string): Failure[];
  playwrightFailures(file: string): Failure[];
}>('./failures.mjs');

const folder = mkdtempSync(join(tmpdir(), 'failures-'));
afterAll(() => rmSync(folder, { recursive: true }));

function resultFile(name: string, content: unknown) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}

test('a failed unit test is named with its message, without colours', () => {
  const file = resultFile('jest.json', {
    testResults: [
      {
        name: 'a.test.ts',
        message: '',
        assertionResults: [
          { status: 'passed', fullName: 'works', failureMessages: [] },
          { status: 'failed', fullName: 'breaks', failureMessages: ['\u001b[31mexpected 1\u001b[39m'] },
        ],
      },
      { name: 'b.test.ts', message: 'does not compile', assertionResults: [] },
    ],
  });
  expect(jestFailures(file)).toEqual([
    { title: 'breaks', message: 'expected 1' },
    { title: 'b.test.ts', message: 'does not compile' },
  ]);
});

test('a failed journey is named with file and line, however deep its suite', () => {
  const passed = { ok: true, file: 'a.spec.ts', line: 1, title: 'works', tests: [] };
  const results = [{ errors: [{ message: 'Test timeout exceeded.' }, { message: 'waiting for the form' }] }];
  const failed = { ok: false, file: 'a.spec.ts', line: 9, title: 'breaks', tests: [{ results }] };
  const file = resultFile('journeys.json', {
    errors: [{ message: 'port taken' }],
    suites: [{ specs: [passed], suites: [{ specs: [failed] }] }],
  });
  expect(playwrightFailures(file)).toEqual([
    { title: 'the run', message: 'port taken' },
    { title: 'a.spec.ts:9 breaks', message: 'Test timeout exceeded.\nwaiting for the form' },
  ]);
});

test('without a result file nothing is named', () => {
  expect(jestFailures(join(folder, 'none.json'))).toEqual([]);
  expect(playwrightFailures(join(folder, 'none.json'))).toEqual([]);
});
