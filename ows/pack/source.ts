import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** Changes when this code converts the same files differently, so that an old store is reloaded. */
const PACK_FORMAT = '1';

/** The pack's text files by their path within it, with "/" between folders, in a stable order. */
export type PackSource = Map<string, string>;

export async function readSource(contentDir: string): Promise<PackSource> {
  const names = await readdir(contentDir, { recursive: true }).catch(() => []);
  const texts = names
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => /\.(ya?ml|md)$/.test(name) && !name.startsWith('files/'))
    .sort();
  const contents = await Promise.all(texts.map((name) => readFile(path.join(contentDir, name), 'utf8')));
  return new Map(texts.map((name, place) => [name, contents[place] ?? '']));
}

export function checksumOf(source: PackSource): string {
  const hash = createHash('sha256').update(PACK_FORMAT);
  for (const [name, text] of source) hash.update(`\0${name}\0${text.length}\0${text}`);
  return hash.digest('hex');
}

/** The files of one folder, by their name without the folder. */
export function filesIn(source: PackSource, folder: string): [string, string][] {
  return [...source].filter(([name]) => name.startsWith(`${folder}/`));
}
