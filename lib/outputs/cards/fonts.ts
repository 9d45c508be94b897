import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    cardFonts: Promise<CardFont[]>;
  }
}

/** Each holds what the other lacks; together all common characters. Open Font License. */
const FILES = {
  'Noto Latin': 'noto-sans-sc-latin-500-normal.woff',
  'Noto Chinese': 'noto-sans-sc-chinese-simplified-500-normal.woff',
} as const;

/** For styles: which face comes first. */
export const CARD_FAMILY = Object.keys(FILES).join(', ');

/** A font face as the renderer of pictures takes it. */
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

/** The faces that pictures are set in, read once. */
export const cardFonts = (): Promise<CardFont[]> => processState('cardFonts', loadAll);
