import { readdirSync, statSync } from 'node:fs';

/** For tests: source files of these folders whose names match `ending`, without tests and their helpers. */
export function sourceFiles(folders: readonly string[], ending: RegExp): string[] {
  return folders
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((file) => `${folder}/${file}`))
    .filter((file) => ending.test(file) && !/\.test\.|\/test-|\/hostile\//.test(file))
    .filter((file) => statSync(file).isFile());
}
