import { join } from 'node:path';
import { startBackOffice, startSite } from '../support/servers.mjs';

const PLENTY = '100000';
/** Beside the articles of the pack, so that there are enough pages that were never rendered. */
const ARTICLES = '900';
export const REVALIDATE_SECRET = 'bench-only-revalidate-secret';
const secrets = { OWS_APP_SECRET: 'bench-only-call-secret', SITE_SECRET: 'bench-only-cookie-secret' };

const PHONE =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36';
/** User agents by device. */
export const AGENTS = {
  desktop:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36',
  phone: PHONE,
};

/** A back office of its own store; resolves to its process. */
export function openOffice(port, folder, articles = ARTICLES) {
  return startBackOffice(port, {
    ...secrets,
    // Articles can be edited.
    OWS_FAULTS: '1',
    OWS_DATA_DIR: join(folder, `ows-${port}`),
    OWS_ARTICLES: articles,
    OWS_LOG_LEVEL: 'error',
  });
}

/**
 * A site without stored pages; resolves to its address and its process, or supervisor. `env` replaces settings, `start`
 * are options of `startSite`.
 */
export async function openSite(port, owsPort, { folder, env = {}, start }) {
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    ...secrets,
    REVALIDATE_SECRET,
    SITE_URL: origin,
    OWS_URL: `http://127.0.0.1:${owsPort}/ows`,
    PAGES_DIR: join(folder, `pages-${port}`),
    COPIES_DIR: join(folder, `copies-${port}`),
    RECORD_DIR: join(folder, `record-${port}`),
    LOG_LEVEL: 'error',
    RATE_DRAWS_PER_MINUTE: PLENTY,
    RATE_READS_PER_MINUTE: PLENTY,
    ...env,
  };
  return { origin, child: await startSite(port, settings, start) };
}
