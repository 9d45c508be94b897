import { readdirSync, statSync } from 'node:fs';

/** For tests: the files of these folders that ship, by the end of their names; tests and their helpers are left out. */
export function sourceFiles(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => ending.test(file) && !/\.test\.|\/test-|\/hostile\//.test(file))
    .filter((file) => statSync(file).isFile());
}
