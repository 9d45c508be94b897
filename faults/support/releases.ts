import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../..');
/** Of a build only; everything else of a release is that of the project. */
const LEFT_OUT = ['cache', 'trace', 'types'];
const NOT_RELEASED = ['.next', '.git', '.data', 'test-results'];

/** A name of a static file by which a release is told from the others: as if its content had changed. */
export const ownFile = (name: string): string => `/_next/static/chunks/only-${name}.js`;

/** Lays out a release as another build would be: the same pages with another id and a static file of its own. */
export function layOutRelease(place: string, name: string): string {
  const folder = resolve(place, name);
  mkdirSync(folder, { recursive: true });
  for (const entry of readdirSync(ROOT))
    if (!NOT_RELEASED.includes(entry)) symlinkSync(join(ROOT, entry), join(folder, entry));
  const [from, to] = [join(ROOT, '.next'), join(folder, '.next')];
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !LEFT_OUT.some((part) => path === join(from, part)) && !path.endsWith('.map'),
  });
  const id = readFileSync(join(from, 'BUILD_ID'), 'utf8').trim();
  writeFileSync(join(to, 'BUILD_ID'), `${id}-${name}`);
  for (const files of ['static', 'files/_next/static']) {
    renameSync(join(to, files, id), join(to, files, `${id}-${name}`));
    writeFileSync(join(to, files, `chunks/only-${name}.js`), `self.release='${name}';`);
  }
  return folder;
}

/** Makes `current` lead to a release at once, as an operator does. */
export function pointTo(current: string, folder: string): void {
  rmSync(`${current}.new`, { force: true });
  symlinkSync(folder, `${current}.new`);
  renameSync(`${current}.new`, current);
}
