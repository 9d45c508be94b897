import { defineConfig } from '@playwright/test';

const { BASE_URL, CHROMIUM_PATH, CRAWL, JOURNEYS_REPORT = 'journeys', TRACE } = process.env;
const SITE_PORT = 3300;
const OWS_PORT = 4300;

const secrets = {
  OWS_APP_SECRET: 'journeys-only-call-secret',
  SITE_SECRET: 'journeys-only-cookie-secret',
  PREVIEW_SECRET: 'journeys-only-preview-secret',
  REVALIDATE_SECRET: 'journeys-only-revalidate-secret',
};
const owsUrl = `http://127.0.0.1:${OWS_PORT}`;
const siteUrl = `http://localhost:${SITE_PORT}`;

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

/** Against another environment (BASE_URL) nothing is started, and tests that need the fault switch are left out. */
const servers = [
  {
    command: 'node --import tsx ows/main.ts',
    url: `${owsUrl}/health`,
    env: {
      ...secrets,
      OWS_PORT: String(OWS_PORT),
      OWS_DATA_DIR: '.data/journeys',
      OWS_FAULTS: '1',
      OWS_LOG_LEVEL: 'warn',
    },
  },
  {
    command: 'node --import tsx/esm server/main.ts',
    url: `${siteUrl}/api/health`,
    env: {
      ...secrets,
      NODE_ENV: 'production',
      // Pages of an earlier run would be served first.
      PAGES_DIR: `.data/journeys-pages/${Date.now()}`,
      PORT: String(SITE_PORT),
      OWS_URL: `${owsUrl}/ows`,
      SITE_URL: siteUrl,
      // Journeys are many visitors at one address; those about limits say another one by X-Forwarded-For.
      TRUSTED_PROXIES: '1',
      RATE_CAPTCHA_PER_MINUTE: '300',
      RATE_FORMS_PER_MINUTE: '60',
      RATE_SEARCH_PER_MINUTE: '300',
      RATE_PEOPLE_PER_MINUTE: '60',
      RATE_DRAWS_PER_MINUTE: '100000',
      RATE_READS_PER_MINUTE: '100000',
      RATE_SUMS_PER_MINUTE: '300',
      // Journeys type faster than people.
      FORM_LEAST_SECONDS: '0',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  },
];

/** Journeys that start servers of their own or look into the reference back office: left out with BASE_URL. */
const OWN_SERVERS =
  /\/(analytics|forms|forms-accessibility|forms-canary|forms-guard|forms-script|menu-fit|redirects)\.spec/;

export default defineConfig({
  testDir: 'e2e',
  outputDir: `test-results/${JOURNEYS_REPORT}`,
  snapshotPathTemplate: 'e2e/visual/baselines/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 45_000,
  reporter: [['list'], ['json', { outputFile: `test-results/${JOURNEYS_REPORT}.json` }]],
  use: {
    baseURL: BASE_URL ?? siteUrl,
    // A trace of every journey, kept or not, would cost a quarter of the time.
    trace: TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGS },
  },
  metadata: { owsUrl },
  projects: [
    { name: 'journeys', testIgnore: [/outage|visual\/|crawl\//, ...(BASE_URL ? [OWN_SERVERS] : [])] },
    // Pictures of pages as they were when last looked at; only of the content that is shipped.
    ...(BASE_URL ? [] : [{ name: 'visual', testMatch: /visual\/.*\.spec/, dependencies: ['journeys'] }]),
    // Walks the whole site, and gives its pages to the HTML checker; with BASE_URL only when it is asked for.
    ...(BASE_URL && !CRAWL
      ? []
      : [{ name: 'crawl', testMatch: /crawl\/.*\.spec/, dependencies: BASE_URL ? [] : ['journeys'] }]),
    // The back office is broken on purpose here, so nobody else may be using it.
    ...(BASE_URL
      ? []
      : [
          {
            name: 'outage',
            testMatch: /outage/,
            dependencies: ['journeys', 'visual', 'crawl'],
            fullyParallel: false,
            workers: 1,
          },
        ]),
  ],
  ...(BASE_URL
    ? {}
    : { webServer: servers.map((server) => ({ ...server, timeout: 120_000, reuseExistingServer: false })) }),
});
