import { readFileSync } from 'node:fs';
import { readEnv } from './env';

const GOOD = { OWS_APP_SECRET: 'secret', SITE_SECRET: 'sixteen-characters' };

test('CL-02 calls are signed, except in the four environments', () => {
  expect(readEnv(GOOD).signing).toEqual({ key: 'haixu-site', secret: 'secret' });
  for (const APP_ENV of ['sit', 'dev', 'preprod', 'prodPreview']) {
    expect(readEnv({ ...GOOD, OWS_APP_SECRET: '', APP_ENV }).signing).toBeNull();
  }
});

test('defaults are those of docs/configuration.md', () => {
  expect(readEnv(GOOD)).toMatchObject({
    owsUrl: 'http://127.0.0.1:4100/ows',
    siteUrl: 'http://localhost:3000',
    timeoutMs: { call: 30_000, page: 10_000, secondary: 2000 },
    owsCallsAtOnce: 32,
    owsCallsWaiting: 500,
    owsCallsPerSecond: 300,
    operationsToken: null,
    redisUrl: null,
    previewSecret: null,
    analyticsUrl: '',
    indexNow: null,
    baiduPush: null,
    production: true,
    trustedProxies: 0,
    secondaryHosts: [],
    ratesPerMinute: { captcha: 30, forms: 10, search: 60, people: 20, sums: 5 },
    formLeastSeconds: 3,
  });
});

test.each([
  [{ OWS_APP_SECRET: '' }, /OWS_APP_SECRET must be set/],
  [{ SITE_SECRET: '' }, /SITE_SECRET must be set/],
  [{ SITE_SECRET: 'short' }, /SITE_SECRET.*16 characters/],
  [{ OWS_URL: 'ftp://a' }, /OWS_URL.*http/],
  [{ OWS_URL: 'nonsense' }, /OWS_URL.*http/],
  [{ OWS_TIMEOUT_MS: 'soon' }, /OWS_TIMEOUT_MS.*number/],
  [{ OWS_PAGE_TIMEOUT_MS: '50' }, /OWS_PAGE_TIMEOUT_MS.*from 100/],
  [{ OPERATIONS_TOKEN: 'short' }, /OPERATIONS_TOKEN.*16 characters/],
  [{ REDIS_URL: 'http://a' }, /REDIS_URL.*redis/],
  [{ SECONDARY_HOSTS: 'www2.example.com, https://x.example' }, /SECONDARY_HOSTS.*host names/],
  [{ SHARED_CACHES: '127.0.0.1' }, /SHARED_CACHES.*TRUSTED_PROXIES of 1 or more/],
  [{ SHARED_CACHES: 'cache.example', TRUSTED_PROXIES: '1' }, /SHARED_CACHES.*addresses or networks/],
  [{ PURGE_URL: 'cache' }, /PURGE_URL.*http or https/],
  [{ PURGE_HEADER: 'Bearer abc' }, /PURGE_HEADER.*must be a header/],
  [{ PURGE_HEADER: 'A: b\r\nC: d' }, /PURGE_HEADER.*must be a header/],
  [{ DRAIN_MS: '20s' }, /DRAIN_MS.*whole number from 0/],
  [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL.*must be one of silent/],
  [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES.*whole number from 0 to 10/],
  [{ RATE_CAPTCHA_PER_MINUTE: 'many' }, /RATE_CAPTCHA_PER_MINUTE.*whole number/],
  [{ RATE_FORMS_PER_MINUTE: '0' }, /RATE_FORMS_PER_MINUTE.*from 1/],
  [{ RATE_SEARCH_PER_MINUTE: '1.5' }, /RATE_SEARCH_PER_MINUTE.*whole number/],
  [{ INDEXNOW_KEY: 'short' }, /INDEXNOW_KEY.*8 to 128/],
  [{ BAIDU_PUSH_TOKEN: 'a b c d e f' }, /BAIDU_PUSH_TOKEN.*8 to 64/],
  [{ BAIDU_PUSH_URL: 'data' }, /BAIDU_PUSH_URL.*http/],
  [{ ANALYTICS_URL: 'count' }, /ANALYTICS_URL.*http/],
  [{ ANALYTICS_URL: 'https://name:word@count.example/' }, /ANALYTICS_URL.*password/],
  [{ SMART_SERVICE_URL: 'chat' }, /SMART_SERVICE_URL.*http/],
  [{ SMART_SERVICE_URL: 'http://localhost:3000/chat' }, /SMART_SERVICE_URL: must be of another origin/],
  [{ SITE_SETTINGS: 'no/such/file.json' }, /no\/such\/file\.json cannot be read/],
  [{ SITE_SETTINGS: 'app/globals.css' }, /is not JSON/],
  [{ SITE_SETTINGS: 'messages/fault.json' }, /settings file.*name/],
])('%j is refused in one sentence that names it', (change, sentence) => {
  expect(() => readEnv({ ...GOOD, ...change })).toThrow(sentence);
});

test('OP-03 a publication is never read back for as long as the gateway waits for the answer', () => {
  const servers = readFileSync('deploy/nginx/servers.conf', 'utf8');
  const [, seconds] = /location = \/api\/revalidate \{[^}]*proxy_read_timeout (\d+)s;/.exec(servers) ?? [];
  const tooLong = String(Number(seconds) * 1000 - 5000);
  expect(() => readEnv({ ...GOOD, PUBLISH_CHECK_MS: tooLong })).toThrow(
    /PUBLISH_CHECK_MS.*from 100 to 60000/,
  );
  expect(readEnv({ ...GOOD, PUBLISH_CHECK_MS: '60000' }).publishCheckMs).toBe(60_000);
});

test('CU-02 CU-03 the assistant has no iframe unless one is set, and the settings name the hosts of redirects', () => {
  expect(readEnv(GOOD)).toMatchObject({
    smartServiceUrl: '',
    outgoingHosts: expect.arrayContaining(['passport.example.com']),
  });
  expect(readEnv({ ...GOOD, SMART_SERVICE_URL: 'https://chat.example/' }).smartServiceUrl).toBe(
    'https://chat.example/',
  );
});
