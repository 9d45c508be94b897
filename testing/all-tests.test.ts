import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(__dirname, '..');
const TEST = /\.test\.tsx?$/;
/** Neither sources nor tests of ours; journeys are run by Playwright. */
const OTHERS: ReadonlySet<string> = new Set(['node_modules', 'e2e']);

function testFiles(): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.') && !OTHERS.has(name),
  );
  const files = folders.flatMap((entry) =>
    entry.isDirectory()
      ? readdirSync(join(ROOT, entry.name), { recursive: true }).map((file) => `${entry.name}/${file}`)
      : [entry.name],
  );
  return files.filter((file) => TEST.test(file));
}

/** Files that some project of jest.config.mjs runs. */
function listed(): string[] {
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const { stdout } = spawnSync(process.execPath, [jest, '--listTests'], { cwd: ROOT, encoding: 'utf8' });
  return stdout.split('\n').flatMap((path) => (path ? [relative(ROOT, path)] : []));
}

test('every test file belongs to a project of Jest, so that none is left out without a word', () => {
  const files = testFiles();
  expect(files.length).toBeGreaterThan(300);
  expect(listed().toSorted()).toEqual(files.toSorted());
}, 60_000);
