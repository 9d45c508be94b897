import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

const {
  BASE_URL,
  CHROMIUM_PATH,
  CRAWL,
  JOURNEYS_REPORT = 'journeys',
  NODE_EXTRA_CA_CERTS,
  TRACE,
} = process.env;

const keyHash = (certificate: Buffer): string =>
  createHash('sha256')
    .update(new X509Certificate(certificate).publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64');

/** The outage journeys break the back office, so they have one of their own, and a site in front of it. */
const PORTS = { journeys: { site: 3300, ows: 4300 }, outage: { site: 3301, ows: 4301 } };

const secrets = {
  OWS_APP_SECRET: 'journeys-only-call-secret',
  SITE_SECRET: 'journeys-only-cookie-secret',
  PREVIEW_SECRET: 'journeys-only-preview-secret',
  REVALIDATE_SECRET: 'journeys-only-revalidate-secret',
};
type Environment = keyof typeof PORTS;
const owsUrl = (name: Environment) => `http://127.0.0.1:${PORTS[name].ows}`;
const siteUrl = (name: Environment) => `http://localhost:${PORTS[name].site}`;

const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every build of the browser draws letters alike, and their widths do not depend on the size.
  '--font-render-hinting=none',
];

/**
 * The browser accepts the certificate that Node was told to trust, as if an authority had signed it. With
 * `ignoreHTTPSErrors` it would cache nothing.
 */
const trusted = NODE_EXTRA_CA_CERTS
  ? [`--ignore-certificate-errors-spki-list=${keyHash(readFileSync(NODE_EXTRA_CA_CERTS))}`]
  : [];

/** Against another environment (BASE_URL) nothing is started, and tests that need the fault switch are left out. */
const servers = (name: Environment) => [
  {
    command: 'node --import tsx/esm ows/main.ts',
    url: `${owsUrl(name)}/health`,
    env: {
      ...secrets,
      OWS_PORT: String(PORTS[name].ows),
      OWS_DATA_DIR: `.data/${name}`,
      OWS_FAULTS: '1',
      OWS_LOG_LEVEL: 'warn',
    },
  },
  {
    command: 'node dist/main.mjs',
    url: `${siteUrl(name)}/api/health`,
    env: {
      ...secrets,
      NODE_ENV: 'production',
      // Pages and copies of an earlier run would be served first.
      PAGES_DIR: `.data/journeys-pages/${name}-${Date.now()}`,
      COPIES_DIR: `.data/journeys-pages/${name}-${Date.now()}-copies`,
      // Journeys about outages count calls, to which the walk over all filings would add its own.
      RECORD: name === 'outage' ? 'off' : 'on',
      RECORD_DIR: `.data/journeys-pages/${name}-${Date.now()}-record`,
      RECORD_CALLS_PER_MINUTE: '6000',
      PORT: String(PORTS[name].site),
      OWS_URL: `${owsUrl(name)}/ows`,
      SITE_URL: siteUrl(name),
      // Journeys are many visitors at one address; those about limits say another one by X-Forwarded-For.
      TRUSTED_PROXIES: '1',
      RATE_CAPTCHA_PER_MINUTE: '300',
      RATE_FORMS_PER_MINUTE: '60',
      RATE_SEARCH_PER_MINUTE: '300',
      RATE_PEOPLE_PER_MINUTE: '60',
      RATE_DRAWS_PER_MINUTE: '100000',
      RATE_READS_PER_MINUTE: '100000',
      RATE_SUMS_PER_MINUTE: '300',
      // No block of a page is left out because the machine is busy.
      OWS_SECONDARY_TIMEOUT_MS: '10000',
      // Journeys type faster than people.
      FORM_LEAST_SECONDS: '0',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
];

/** Journeys that start servers of their own or look into the reference back office: left out with BASE_URL. */
const OWN_SERVERS =
  /\/(analytics|forms|forms-accessibility|forms-canary|forms-guard|forms-questions|forms-script|menu-fit|redirects)\.spec/;

/**
 * What the browser does with a page, whatever stands on it: not tried once more on another company's pages, but for
 * policy and query, of which the gateway in front of them knows.
 */
const MECHANICS =
  /\/(conditional|dialog|first-act|first-paint|history|keep|late-finder|late-hydration|operations|relay|scroll|secrets|stored-page|terminal)\.spec/;

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/support/recorded.ts',
  outputDir: `test-results/${JOURNEYS_REPORT}`,
  snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Journeys wait for servers and timers a fifth of their time, so more of them than cores run side by side.
  workers: 4,
  // Generous: a machine may be busy, and what is awaited is a condition.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${JOURNEYS_REPORT}.json` }]],
  use: {
    baseURL: BASE_URL ?? siteUrl('journeys'),
    // A trace of every journey, kept or not, would cost a quarter of the time.
    trace: TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: CHROMIUM_PATH, args: [...CHROMIUM_ARGS, ...trusted] },
  },
  // The longest single tests come first, so that none of them is left for the end.
  projects: [
    ...(BASE_URL
      ? []
      : [
          {
            name: 'outage',
            testMatch: /outage/,
            fullyParallel: false,
            workers: 1,
            use: { baseURL: siteUrl('outage') },
            metadata: { owsUrl: owsUrl('outage') },
          },
        ]),
    // Walks the whole site, and gives its pages to the HTML checker; with BASE_URL only when it is asked for.
    ...(BASE_URL && !CRAWL ? [] : [{ name: 'crawl', testMatch: /crawl\/.*\.spec/ }]),
    {
      name: 'journeys',
      testIgnore: [
        /outage|visual\/|crawl\//,
        ...(BASE_URL ? [OWN_SERVERS] : []),
        ...(BASE_URL && CRAWL ? [MECHANICS] : []),
      ],
      metadata: { owsUrl: owsUrl('journeys') },
    },
    // Pictures of pages as they were when last looked at; only of the content that is shipped.
    ...(BASE_URL ? [] : [{ name: 'visual', testMatch: /visual\/.*\.spec/ }]),
  ],
  webServer: BASE_URL
    ? undefined
    : [...servers('journeys'), ...servers('outage')].map((server) => ({
        ...server,
        timeout: 120_000,
        reuseExistingServer: false,
      })),
});
