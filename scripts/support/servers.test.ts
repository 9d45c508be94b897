const { checkOwsUrl, processesOf, sharedSettings } = jest.requireActual<{
  processesOf(args: readonly string[], env: Record<string, string | undefined>): number;
  checkOwsUrl(url: string): void;
  sharedSettings(): Record<string, string>;
}>('./servers.mjs');

test.each(['http://127.0.0.1:4100/ows', 'https://ows.example/', 'HTTPS://ows.example/ows'])(
  '%s is an address of a back office',
  (url) => expect(() => checkOwsUrl(url)).not.toThrow(),
);

test.each([
  'ows.example',
  'localhost:4100',
  'ftp://ows.example/',
  'file:///ows',
  '//ows.example',
  ' ',
  'http://',
])('"%s" is refused with a sentence that shows a valid one', (url) => {
  expect(() => checkOwsUrl(url)).toThrow(
    `OWS_URL must be an http or https address such as http://127.0.0.1:4100/ows; it is "${url}".`,
  );
});

describe('secrets', () => {
  const { OWS_APP_SECRET, SITE_SECRET } = process.env;
  const set = (name: string, value: string | undefined) => {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  };
  afterEach(() => {
    set('OWS_APP_SECRET', OWS_APP_SECRET);
    set('SITE_SECRET', SITE_SECRET);
  });

  test('those that are set are used', () => {
    set('OWS_APP_SECRET', 'given-app-secret');
    set('SITE_SECRET', 'given-site-secret');
    expect(sharedSettings()).toMatchObject({
      OWS_APP_SECRET: 'given-app-secret',
      SITE_SECRET: 'given-site-secret',
    });
  });

  test('missing and empty ones are made up, long and different each time', () => {
    set('OWS_APP_SECRET', undefined);
    set('SITE_SECRET', '');
    const made = [sharedSettings(), sharedSettings()].flatMap(({ OWS_APP_SECRET: a, SITE_SECRET: b }) => [
      a,
      b,
    ]);
    for (const secret of made) expect(secret).toMatch(/^[0-9a-f]{48}$/);
    expect(new Set(made).size).toBe(4);
  });
});

describe('the number of processes', () => {
  const REDIS_URL = 'redis://127.0.0.1:6379';

  test.each([
    [[], {}, 1],
    [[], { PROCESSES: '3', REDIS_URL }, 3],
    [['--processes', '4'], { PROCESSES: '3', REDIS_URL }, 4],
    [['--processes=64'], { REDIS_URL }, 64],
    [['--processes', '1'], {}, 1],
  ])('OP-02 of %j with %j', (args, env, processes) => {
    expect(processesOf(args, env)).toBe(processes);
  });

  test.each([
    [['--processes', '0'], '--processes must be a whole number from 1 to 64; it is "0".'],
    [['--processes', 'abc'], '--processes must be a whole number from 1 to 64; it is "abc".'],
    [['--processes=65'], '--processes must be a whole number from 1 to 64; it is "65".'],
    [['--processes'], '--processes must be a whole number from 1 to 64; it is "".'],
    [['--processes', '2'], 'More than one process need a Redis that they share: set REDIS_URL.'],
  ])('OP-02 %j is refused in one sentence', (args, sentence) => {
    expect(() => processesOf(args, {})).toThrow(sentence);
  });
});
