import type { PackSource } from './source';

const NAMED_FILE = /\/ows\/(files\/[\w./%-]+)/g;

/** "%20" as a space; a name with a broken escape is none that a file could have. */
function fileName(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}

/** Files that the texts of a pack name and it does not have, a line each; `files` by their path within the pack. */
export function missingFiles(source: PackSource, files: ReadonlySet<string>): string[] {
  const named = [...source].flatMap(([name, text]) =>
    [...text.matchAll(NAMED_FILE)].map(([, file = '']) => ({ name, file })),
  );
  const missing = named.filter(({ file }) => !files.has(fileName(file)));
  return [...new Set(missing.map(({ name, file }) => `${name}: /ows/${file} does not exist`))];
}
