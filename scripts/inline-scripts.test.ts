import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import reading from '@/components/reading/compiled.json';

/** The script is an ES module that spawns a process, so the test runs it in one. */
const compiledBy = (name: string) =>
  execFileSync(
    process.execPath,
    ['--eval', `import('./scripts/inline-scripts.mjs').then((all) => process.stdout.write(all.${name}()))`],
    { encoding: 'utf8' },
  );

test.each([
  ['inline-scripts', 'compileInlineScripts'],
  ['page-script', 'compilePageScript'],
  ['reading', 'compileReadingScripts'],
  ['preview', 'compilePreviewScripts'],
])(
  'the compiled scripts of %s match the sources: `npm run inline-scripts` regenerates them',
  (folder, name) => {
    expect(readFileSync(`components/${folder}/compiled.json`, 'utf8')).toBe(compiledBy(name));
  },
);

test('no inline script can end the element that it stands in', () => {
  expect(readFileSync('components/inline-scripts/compiled.json', 'utf8')).not.toMatch(/<\/script|<!--/i);
});

test.each(Object.entries(reading))(
  'EL-23 the script %s has at most 6 KB in gzip as in brotli',
  (_name, { code }) => {
    expect(gzipSync(code).length).toBeLessThanOrEqual(6 * 1024);
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(6 * 1024);
  },
);
