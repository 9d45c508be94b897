import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

const unfinished = (path: string): string => `${path}.new`;

/** Writes a temporary file and renames it, so that readers never see half of it; throws as fs does. */
export async function replaceFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(unfinished(path), text);
  await rename(unfinished(path), path);
}

/** The same for code that must finish before the process ends. */
export function replaceFileSync(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(unfinished(path), text);
  renameSync(unfinished(path), path);
}
