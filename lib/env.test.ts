import { readEnv } from './env';

const GOOD = { OWS_APP_SECRET: 'secret', SITE_SECRET: 'sixteen-characters' };

test('CL-02 calls are signed, except in the four environments', () => {
  expect(readEnv(GOOD).signing).toEqual({ key: 'haixu-site', secret: 'secret' });
  for (const APP_ENV of ['sit', 'dev', 'preprod', 'prodPreview']) {
    expect(readEnv({ ...GOOD, OWS_APP_SECRET: '', APP_ENV }).signing).toBeNull();
  }
});

test('defaults are those of the README', () => {
  expect(readEnv(GOOD)).toMatchObject({
    owsUrl: 'http://127.0.0.1:4100/ows',
    siteUrl: 'http://localhost:3000',
    owsTimeoutMs: 30_000,
    previewSecret: null,
    production: true,
    trustedProxies: 0,
    ratesPerMinute: { captcha: 30, forms: 10, search: 60 },
  });
});

test.each([
  [{ OWS_APP_SECRET: '' }, /OWS_APP_SECRET must be set/],
  [{ SITE_SECRET: '' }, /SITE_SECRET must be set/],
  [{ SITE_SECRET: 'short' }, /SITE_SECRET.*16 characters/],
  [{ OWS_URL: 'ftp://a' }, /OWS_URL.*http/],
  [{ OWS_URL: 'nonsense' }, /OWS_URL.*http/],
  [{ OWS_TIMEOUT_MS: 'soon' }, /OWS_TIMEOUT_MS.*number/],
  [{ TRUSTED_PROXIES: '-1' }, /TRUSTED_PROXIES.*whole number from 0 to 10/],
  [{ RATE_CAPTCHA_PER_MINUTE: 'many' }, /RATE_CAPTCHA_PER_MINUTE.*whole number/],
  [{ RATE_FORMS_PER_MINUTE: '0' }, /RATE_FORMS_PER_MINUTE.*from 1/],
  [{ RATE_SEARCH_PER_MINUTE: '1.5' }, /RATE_SEARCH_PER_MINUTE.*whole number/],
  [{ SITE_SETTINGS: 'no/such/file.json' }, /no\/such\/file\.json cannot be read/],
  [{ SITE_SETTINGS: 'app/globals.css' }, /is not JSON/],
  [{ SITE_SETTINGS: 'messages/fault.json' }, /settings file.*name/],
])('%j is refused in one sentence that names it', (change, sentence) => {
  expect(() => readEnv({ ...GOOD, ...change })).toThrow(sentence);
});
