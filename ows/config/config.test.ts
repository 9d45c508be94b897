import { readConfig } from './config';

const read = (env: Record<string, string>) => readConfig({ APP_ENV: 'dev', ...env }, '/srv/site');

describe('the configuration', () => {
  test('has a default for everything in an unsigned environment', () => {
    expect(read({})).toMatchObject({
      port: 4100,
      host: '127.0.0.1',
      dataDir: '/srv/site/.data/ows',
      contentDir: '/srv/site/ows/content',
      databaseUrl: null,
      signing: null,
      articles: null,
      faults: false,
      searchesPerSecond: 200,
      logLevel: 'warn',
    });
  });

  test('CL-02 signing is on unless APP_ENV is sit, dev, preprod or prodPreview, and then needs a secret', () => {
    for (const name of ['sit', 'dev', 'preprod', 'prodPreview'])
      expect(read({ APP_ENV: name }).signing).toBeNull();
    expect(() => readConfig({}, '/')).toThrow(/^OWS_APP_SECRET is missing/);
    expect(() => read({ APP_ENV: 'DEV' })).toThrow(/^OWS_APP_SECRET is missing/);
    const signed = readConfig({ OWS_APP_SECRET: 's' }, '/');
    expect(signed.signing).toEqual({ appKey: 'haixu-site', secret: 's' });
  });

  test('a fixed clock stands still', () => {
    const { clock } = read({ OWS_CLOCK: '2025-06-03T10:15:00+08:00' });
    expect(clock().toISOString()).toBe('2025-06-03T02:15:00.000Z');
  });

  test.each([
    ['OWS_PORT', '70000', /OWS_PORT must be a whole number from 0 to 65535/],
    ['OWS_PORT', '41oo', /OWS_PORT/],
    ['OWS_ARTICLES', '-1', /OWS_ARTICLES/],
    ['OWS_SEARCHES_PER_SECOND', '0', /OWS_SEARCHES_PER_SECOND/],
    ['OWS_FAULTS', 'maybe', /OWS_FAULTS must be 1 or 0/],
    ['OWS_CLOCK', 'noon', /OWS_CLOCK must be an ISO instant/],
    ['OWS_LOG_LEVEL', 'loud', /OWS_LOG_LEVEL must be one of/],
    ['OWS_AUTH_URL', 'javascript:alert(1)', /OWS_AUTH_URL must be an http/],
    ['DATABASE_URL', 'mysql://x', /DATABASE_URL must be a PostgreSQL address/],
  ])('a wrong %s (%s) is reported in one sentence', (name, value, message) => {
    expect(() => read({ [name]: value })).toThrow(message);
  });
});
