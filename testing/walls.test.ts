import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { sourceFiles } from './source-files';

/** Relative imports of a file of lib/ that leave its room: the lint rules on rooms read `@/lib/<room>/` alone. */
function leaving(file: string, code: string): string[] {
  const room = file.split('/').slice(0, 2).join('/');
  const specifiers = [...code.matchAll(/(?:from|import|import\()\s*'(\.{1,2}\/[^']+)'/g)].map(
    ([, path = '']) => path,
  );
  const targets = specifiers.map((path) => posix.join(posix.dirname(file), path));
  return targets.filter((target) => !target.startsWith(`${room}/`));
}

test('imports between rooms are named by @/, so that the lint rules see them', () => {
  const files = sourceFiles(['lib'], /\.tsx?$/);
  expect(files.length).toBeGreaterThan(200);
  expect(files.flatMap((file) => leaving(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test('an import that leaves its room is found', () => {
  expect(leaving('lib/rules/outlets/sort.ts', "import { a } from '../../ows/client';")).toEqual([
    'lib/ows/client',
  ]);
  expect(leaving('lib/rules/outlets/sort.ts', "import { a } from '../forms/rules';")).toEqual([]);
});
