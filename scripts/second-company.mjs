import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserSettings } from './support/browser.mjs';
import { stopOnSignal, stopServers } from './support/children.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { run } from './support/say.mjs';
import { startBackOffice, startSite } from './support/servers.mjs';

const [SITE_PORT, OWS_PORT] = [3310, 4310];
const PREVIEW_SECRET = 'second-company-preview-secret';
/** Added to the few of the pack, so that its lists are longer than any page reads whole. */
const MANY = '900';
const PLENTY = '100000';
const secrets = {
  OWS_APP_SECRET: 'second-company-call-secret',
  SITE_SECRET: 'second-company-cookie-secret',
};

/**
 * Runs the journeys of BASE_URL, with crawl and HTML checker, against the site of another company:
 * ows/second-company. Proves that the site contains nothing of the sample content, and that the journeys work
 * elsewhere.
 */
await run(async () => {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  const browsers = browserSettings();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'second-company-'));
  const origin = `http://localhost:${SITE_PORT}`;
  await startBackOffice(OWS_PORT, {
    ...secrets,
    OWS_CONTENT_DIR: 'ows/second-company/pack',
    OWS_DATA_DIR: join(folder, 'ows'),
    OWS_ARTICLES: MANY,
  });
  await startSite(SITE_PORT, {
    ...secrets,
    PREVIEW_SECRET,
    SITE_URL: origin,
    SITE_SETTINGS: 'ows/second-company/site.json',
    OWS_URL: `http://127.0.0.1:${OWS_PORT}/ows`,
    PAGES_DIR: join(folder, 'pages'),
    COPIES_DIR: join(folder, 'copies'),
    RECORD_DIR: join(folder, 'record'),
    RECORD_CALLS_PER_MINUTE: '6000',
    TRUSTED_PROXIES: '1',
    OWS_SECONDARY_TIMEOUT_MS: '10000',
    RATE_CAPTCHA_PER_MINUTE: PLENTY,
    RATE_FORMS_PER_MINUTE: PLENTY,
    RATE_SEARCH_PER_MINUTE: PLENTY,
    RATE_PEOPLE_PER_MINUTE: PLENTY,
    RATE_DRAWS_PER_MINUTE: PLENTY,
    RATE_READS_PER_MINUTE: PLENTY,
  });
  const journeys = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...browsers,
        PREVIEW_SECRET,
        BASE_URL: origin,
        CRAWL: '1',
        JOURNEYS_REPORT: 'second-company',
      },
    },
  );
  const [status] = await once(journeys, 'exit');
  await stopServers();
  rmSync(folder, { recursive: true, force: true });
  process.exit(status ?? 1);
});
