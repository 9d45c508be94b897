import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Mistake } from '../support/say.mjs';

const BACK_OFFICE = 'ows';

const CODE = /\.(tsx?|mjs)$/;
const IS_TEST = /\.test\.tsx?$|^test-/;
const TEST_FOLDER = /(^|\/)(contract|second-company|bench)(\/|$)/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(@\/|\.{1,2}\/)([^']+)'/g;

function codeIn(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !TEST_FOLDER.test(dirname(path)));
}

function resolved(from, [, start, rest]) {
  const base = start === '@/' ? rest : join(dirname(from), start, rest);
  const path = ENDINGS.map((ending) => base + ending).find(
    (place) => existsSync(place) && statSync(place).isFile(),
  );
  if (!path) throw new Mistake(`${from} imports ${base}, which cannot be found.`);
  return path;
}

/** Every source file that the reference back office loads, by following the imports; sorted. It is not compiled. */
export function officeSources() {
  const found = new Set(codeIn(BACK_OFFICE));
  for (const file of found) {
    if (!CODE.test(file)) continue;
    for (const match of readFileSync(file, 'utf8').matchAll(IMPORT)) found.add(resolved(file, match));
  }
  return [...found].sort();
}
