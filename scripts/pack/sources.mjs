import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Mistake } from '../support/say.mjs';

/** The process reads these as they are; pages are in the build. */
const BEGINNINGS = ['server', 'cache-handler'];
const OF_BACK_OFFICE = ['ows'];
/** Named in next.config.mjs. */
const NAMED = ['lib/words/request.ts'];

const CODE = /\.(tsx?|mjs)$/;
const IS_TEST = /\.test\.tsx?$|^test-/;
const TEST_FOLDER = /(^|\/)(contract|second-company|bench)(\/|$)/;
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*'(@\/|\.{1,2}\/)([^']+)'/g;
/** What a thread begins with, and what it loads then. */
const THREAD = /\b(?:new URL|tsImport)\('(\.{1,2}\/)([^']+\.(?:mjs|ts))'/g;

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

/** Every source file that a process loads by itself, by following the imports; sorted. */
export function sourceFiles({ withBackOffice }) {
  const folders = [...BEGINNINGS, ...(withBackOffice ? OF_BACK_OFFICE : [])];
  const found = new Set([...folders.flatMap(codeIn), ...NAMED]);
  for (const file of found) {
    if (!CODE.test(file)) continue;
    const code = readFileSync(file, 'utf8');
    for (const match of [...code.matchAll(IMPORT), ...code.matchAll(THREAD)])
      found.add(resolved(file, match));
  }
  return [...found].sort();
}
