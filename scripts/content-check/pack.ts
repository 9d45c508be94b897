import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { missingFiles } from '@/ows/pack/missing-files';
import { readPack } from '@/ows/pack/pack';
import { readSource } from '@/ows/pack/source';

/** What is wrong with the files of a pack, a line each: what its reader does not understand, and files it lacks. */
export async function packProblems(contentDir: string): Promise<string[]> {
  const source = await readSource(contentDir);
  const names = await readdir(contentDir, { recursive: true });
  const files = new Set(names.map((name) => name.split(sep).join('/')));
  return [...readPack(source).problems, ...missingFiles(source, files)];
}
