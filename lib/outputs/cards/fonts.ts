import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    cardFonts: Promise<CardFont[]>;
  }
}

/** Each holds characters that the other lacks; together all common ones. Open Font License. */
const FILES = {
  'Noto Latin': 'noto-sans-sc-latin-500-normal.woff',
  'Noto Chinese': 'noto-sans-sc-chinese-simplified-500-normal.woff',
} as const;

/** The faces as a CSS font family. */
export const CARD_FAMILY = Object.keys(FILES).join(', ');

/** A font face in the format of the renderer. */
export interface CardFont {
  name: string;
  weight: 500;
  style: 'normal';
  data: Buffer;
}

async function load([name, file]: [string, string]): Promise<CardFont> {
  const folder = join(/*turbopackIgnore: true*/ process.cwd(), 'node_modules/@fontsource/noto-sans-sc/files');
  return { name, weight: 500, style: 'normal', data: await readFile(join(folder, file)) };
}

const loadAll = () => Promise.all(Object.entries(FILES).map(load));

/** The faces of the pictures, loaded once. */
export const cardFonts = (): Promise<CardFont[]> => processState('cardFonts', loadAll);
