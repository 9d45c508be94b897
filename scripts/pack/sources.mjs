import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const BACK_OFFICE = 'ows';
const CODE = /\.(tsx?|mjs)$/;
const IS_TEST = /\.test\.tsx?$|^test-/;
const TEST_FOLDER = /(^|\/)(contract|second-company|bench)(\/|$)/;

/** The source files of the reference back office, which is not compiled and imports nothing outside its folder; sorted. */
export function officeSources() {
  const entries = readdirSync(BACK_OFFICE, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && CODE.test(entry.name) && !IS_TEST.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !TEST_FOLDER.test(dirname(path)))
    .sort();
}
