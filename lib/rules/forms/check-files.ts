import type { FileRule } from './rules';

/** Keys of `forms.errors` in messages/. */
export type FileProblem =
  | 'fileName'
  | 'fileChars'
  | 'fileType'
  | 'fileEnding'
  | 'filePixels'
  | 'fileSize'
  | 'fileEmpty'
  | 'fileCount'
  | 'fileTotal'
  | 'fileActive'
  | 'fileLocked';

/** Characters of paths and patterns, and invisible ones: control characters, direction marks. */
const SPECIAL = /[\\/:*?"<>|\p{C}]/u;
const ENDING = /\.(png|jpe?g|pdf)$/i;
const MAX_NAME = 200;

/** Checks name and size, in browser and server; the server checks the content, too. */
export function checkFile(file: { name: string; size: number }, rule: FileRule): FileProblem | null {
  if (!file.name.trim() || file.name.startsWith('.')) return 'fileName';
  if (SPECIAL.test(file.name) || file.name.length > MAX_NAME) return 'fileChars';
  if (!ENDING.test(file.name)) return 'fileType';
  if (file.size > rule.mostBytes) return 'fileSize';
  return file.size === 0 ? 'fileEmpty' : null;
}

/** A limit in bytes as text: 5MB. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024))}MB`;
