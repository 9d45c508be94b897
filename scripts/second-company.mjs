import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserSettings } from './support/browser.mjs';
import { hasProgram, stopOnSignal, stopServers } from './support/children.mjs';
import { openGateway } from './support/gateway.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './support/ready.mjs';
import { Mistake, run } from './support/say.mjs';
import { startBackOffice, startSite } from './support/servers.mjs';

const PORTS = { site: 3310, gateway: 3311, plain: 3312, office: 4310 };
const HOST = 'localhost';
const COMPANY = 'ows/second-company/site.json';
const PREVIEW_SECRET = 'second-company-preview-secret';
/** Added to the few of the pack, so that its lists are longer than any page reads whole. */
const MANY = '900';
const PLENTY = '100000';
const secrets = {
  OWS_APP_SECRET: 'second-company-call-secret',
  SITE_SECRET: 'second-company-cookie-secret',
};

/** False, with a warning, where there is no nginx, which CI does not accept. */
function hasGateway() {
  if (['nginx', 'openssl'].every(hasProgram)) return true;
  if (process.env.CI === 'true') throw new Mistake('CI needs nginx and openssl.');
  console.warn('nginx or openssl is not installed: the journeys visit the site itself.');
  return false;
}

/** The shipped gateway in front of the site; returns what the journeys need to trust its certificate. */
async function startGateway(folder) {
  const { tls } = await openGateway({
    ...{ folder: join(folder, 'gateway'), host: HOST, ports: PORTS, company: COMPANY, isReady: true },
    // Journeys are many visitors at one address.
    unlimited: ['127.0.0.1', '::1'],
  });
  return { NODE_EXTRA_CA_CERTS: tls.certificate };
}

/**
 * Runs the journeys of BASE_URL, with crawl and HTML checker, against the site of another company,
 * ows/second-company, behind the gateway. Proves that the site contains nothing of the sample content, and that the
 * journeys work elsewhere, and through nginx with the shipped configuration.
 */
await run(async () => {
  checkNode();
  ensureInstalled();
  ensureBuilt();
  const browsers = browserSettings();
  stopOnSignal();
  const folder = mkdtempSync(join(tmpdir(), 'second-company-'));
  const behindGateway = hasGateway();
  const origin = behindGateway ? `https://${HOST}:${PORTS.gateway}` : `http://${HOST}:${PORTS.site}`;
  await startBackOffice(PORTS.office, {
    ...secrets,
    OWS_CONTENT_DIR: 'ows/second-company/pack',
    OWS_DATA_DIR: join(folder, 'ows'),
    OWS_ARTICLES: MANY,
  });
  await startSite(PORTS.site, {
    ...secrets,
    PREVIEW_SECRET,
    SITE_URL: origin,
    SITE_SETTINGS: COMPANY,
    OWS_URL: `http://127.0.0.1:${PORTS.office}/ows`,
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
  const trust = behindGateway ? await startGateway(folder) : {};
  const journeys = spawn(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: {
        ...process.env,
        ...browsers,
        ...trust,
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
