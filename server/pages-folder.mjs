import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const PLACE = '.data/pages';

/** What pages are made from besides content: another build, address, back office or settings file makes others. */
function origin() {
  const {
    SITE_URL = '',
    OWS_URL = '',
    APP_ENV = '',
    CONTENT_STAMP = '',
    SITE_SETTINGS = 'settings/site.json',
  } = process.env;
  const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const files = ['.next/BUILD_ID', SITE_SETTINGS].map(read);
  return [...files, SITE_URL, OWS_URL, APP_ENV, CONTENT_STAMP].join('\n');
}

/** Folder of the stored pages: kept over restarts, never shared by servers that would draw different pages. */
export function pagesFolder() {
  const name = createHash('sha256').update(origin()).digest('hex').slice(0, 16);
  return resolve(process.env.PAGES_DIR || PLACE, name);
}
