import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

const MAX_LINES = 30;

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function failure(title, message) {
  // Colours of a terminal would hide the words in a log.
  const lines = stripVTControlCharacters(message ?? '')
    .split('\n')
    .slice(0, MAX_LINES);
  return { title, message: lines.join('\n') };
}

/** The failed tests of a Jest result file, each with its title and the beginning of its message. */
export function jestFailures(file) {
  return (read(file)?.testResults ?? []).flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0 && assertionResults.length === 0 && message) return [failure(name, message)];
    return failed.map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0]));
  });
}

function failuresOfSuite(suite) {
  const here = (suite.specs ?? [])
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results).flatMap((result) => result.errors ?? []);
      return failure(`${file}:${line} ${title}`, errors.map(({ message }) => message).join('\n'));
    });
  return [...here, ...(suite.suites ?? []).flatMap(failuresOfSuite)];
}

/**
 * The failed journeys of a Playwright result file, and what kept the run itself from working. All errors of a journey:
 * where one runs out of time, the first says only that, and the second what it was waiting for.
 */
export function playwrightFailures(file) {
  const result = read(file);
  if (!result) return [];
  const ofRun = (result.errors ?? []).map(({ message }) => failure('the run', message));
  return [...ofRun, ...result.suites.flatMap(failuresOfSuite)];
}

/** Prints failures once more, so that they are found at the end of a long log. */
export function printFailures(step, failures) {
  for (const { title, message } of failures) console.log(`\n-- ${step}: ${title}\n${message}`);
}
