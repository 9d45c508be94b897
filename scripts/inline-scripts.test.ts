import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** The script is an ES module that spawns a process, so the test runs it in one. */
const PRINT =
  "import('./scripts/inline-scripts.mjs').then((all) => process.stdout.write(all.compileInlineScripts()))";

test('the compiled inline scripts match the sources: `npm run inline-scripts` regenerates them', () => {
  const compiled = execFileSync(process.execPath, ['--eval', PRINT], { encoding: 'utf8' });
  expect(readFileSync('components/inline-scripts/compiled.json', 'utf8')).toBe(compiled);
});

test('no inline script can end the element that it stands in', () => {
  expect(readFileSync('components/inline-scripts/compiled.json', 'utf8')).not.toMatch(/<\/script|<!--/i);
});
