import 'server-only';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FILES_PATH } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { dropBody, openFile } from '@/lib/ows/files';
import { env } from '@/lib/runtime/env';
import { log, problem } from '@/lib/runtime/log';
import { processState } from '@/lib/runtime/process-state';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Data URLs by the address in the settings. */
    cardLogos: Map<string, string>;
  }
}

/** Types that the renderer can draw, by file extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
};

const known = processState('cardLogos', () => new Map());

async function readFromOffice(address: string): Promise<Buffer> {
  const answer = await openFile(address.replace(/^\/ows/, ''), 'GET', new Headers());
  if (answer.status === 200) return buffer(answer.body);
  dropBody(answer);
  throw new Error(`the logo is answered with HTTP ${answer.status}`);
}

const readPublic = (address: string): Promise<Buffer> =>
  readFile(join(/*turbopackIgnore: true*/ process.cwd(), 'public', address));

/**
 * The group's logo for dark backgrounds, from `public/` or the back office, as a data URL; read once. Null
 * where it cannot be read or drawn: a picture without it is better than none.
 */
export async function cardLogo(locale: Locale): Promise<string | null> {
  const address = env().settings.logoOnDark[locale];
  const type = TYPES[extname(address).toLowerCase()];
  if (!type || !address.startsWith('/')) return null;
  try {
    const read = address.startsWith(FILES_PATH) ? readFromOffice : readPublic;
    const logo = known.get(address) ?? `data:${type};base64,${(await read(address)).toString('base64')}`;
    known.set(address, logo);
    return logo;
  } catch (error) {
    log.warn(problem(error), 'the logo of pictures for shared links cannot be read');
    return null;
  }
}
