import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Several processes may write the same file at once, so each has its own temporary file. */
const unfinished = (path: string): string => `${path}.${randomUUID()}.new`;

/** Writes a temporary file and renames it, so that readers never see a partial file; rejects as fs does. */
export async function replaceFile(path: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = unfinished(path);
  try {
    await writeFile(temporary, content);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => undefined);
    throw error;
  }
}

/** The same, synchronously, for code that must finish before the process exits. */
export function replaceFileSync(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  const temporary = unfinished(path);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}
