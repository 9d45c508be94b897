import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processWide } from '../process-wide';

/** Each holds what the other lacks; together all common characters. Open Font License. */
const FILES = {
  'Noto Latin': 'noto-sans-sc-latin-500-normal.woff',
  'Noto Chinese': 'noto-sans-sc-chinese-simplified-500-normal.woff',
} as const;

/** For styles: which face comes first. */
export const CARD_FAMILY = Object.keys(FILES).join(', ');

async function load([name, file]: [string, string]) {
  const folder = join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules/@fontsource/noto-sans-sc/files');
  return { name, weight: 500 as const, style: 'normal' as const, data: await readFile(join(folder, file)) };
}

const loadAll = () => Promise.all(Object.entries(FILES).map(load));

/** The faces that pictures are set in, read once. */
export const cardFonts = () => processWide('card-fonts', loadAll);
