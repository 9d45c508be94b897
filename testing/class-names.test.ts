import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sourceFiles } from './source-files';

const files = sourceFiles(['app', 'components'], /\.tsx$/);

/** Style sheets that a file imports, by their local name. */
function sheetsOf(file: string, code: string): Map<string, Set<string>> {
  const imports = code.matchAll(/import (\w+) from '(?:@\/)?([^']+\.module\.css)'/g);
  return new Map(
    [...imports].map(([whole, name = '', path = '']) => {
      const css = readFileSync(whole.includes("'@/") ? path : join(dirname(file), path), 'utf8');
      return [name, new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, found = '']) => found))];
    }),
  );
}

/** Classes in template strings that the style sheet does not have: they would render as "undefined". */
function faultsOf(file: string): string[] {
  const code = readFileSync(file, 'utf8');
  const sheets = sheetsOf(file, code);
  const joined = [...code.matchAll(/`[^`]*`/g)].flatMap(([text]) => [
    ...text.matchAll(/\$\{(\w+)(?:\.(\w+)|\[)[^}]*\}/g),
  ]);
  return joined.flatMap(([whole, name = '', part]) => {
    const sheet = sheets.get(name);
    return !sheet || (part && sheet.has(part)) ? [] : [`${file}: ${whole}`];
  });
}

test('SH-11 a class attribute is made of classes that there are: none reads "undefined"', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap(faultsOf)).toEqual([]);
});
