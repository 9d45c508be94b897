const { byRank, timesOf } = jest.requireActual<{
  byRank(paths: string[]): string[];
  timesOf(outcomes: { status: number; ms: number }[]): object;
}>('./load/visits.mjs');
type Page = { path: string; device: string };
const { percentile, median, ratio } = jest.requireActual<{
  percentile(values: number[], share: number): number;
  median(values: number[]): number;
  ratio(value: number, base: number): number | null;
}>('./statistics.mjs');
const { figure, table, withReport } = jest.requireActual<{
  figure(value: unknown): string;
  table(head: string[], rows: unknown[][]): string;
  withReport(page: string, report: string): string;
}>('./table.mjs');
const { locationsOf, spread, coldPages } = jest.requireActual<{
  locationsOf(xml: string): string[];
  spread<T>(items: T[]): T[];
  coldPages(paths: string[], count: number, drawn?: string[]): Page[];
}>('./addresses.mjs');
const { cpuOf, memoryOf } = jest.requireActual<{
  cpuOf(stat: string): number;
  memoryOf(status: string, name: string): number;
}>('./processes.mjs');
const { fromWrk, fromAutocannon } = jest.requireActual<{
  fromWrk(text: string): object;
  fromAutocannon(text: string): object;
}>('./load.mjs');
const { bareHtml } = jest.requireActual<{ bareHtml(html: string): string }>('./bare.mjs');
const { templatesOf } = jest.requireActual<{
  templatesOf(names?: string): [name: string, address: string][];
}>('./templates.mjs');
const { locationOf } = jest.requireActual<{
  locationOf(name: string, file: string, headers: object): string;
}>('./nginx.mjs');

describe('statistics', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  test.each([
    [0.5, 50],
    [0.99, 99],
    [1, 100],
  ])('the percentile %d of 1 to 100 is %d', (share, expected) => {
    expect(percentile(hundred, share)).toBe(expected);
  });

  test('a single value is every percentile, and nothing has none', () => {
    expect([percentile([7], 0.01), percentile([7], 0.99), median([])]).toEqual([7, 7, Number.NaN]);
  });

  test('the median of an even number of values is one of them', () => expect(median([4, 1, 3, 2])).toBe(2));

  test('there is no ratio to nothing', () => {
    expect([ratio(3, 2), ratio(3, 0), ratio(3, Number.NaN), ratio(Number.NaN, 2)]).toEqual([
      1.5,
      null,
      null,
      null,
    ]);
  });
});

describe('tables', () => {
  test.each([
    [1.234, '1.23'],
    [12.34, '12.3'],
    [123.4, '123'],
    [12_345, '12,345'],
    [0, '0.00'],
    [Number.NaN, '–'],
    [null, '–'],
    ['text', 'text'],
  ])('%s is written %s', (value, expected) => expect(figure(value)).toBe(expected));

  test('a table has a head and a line for each row', () => {
    expect(table(['a', 'b'], [['x', 2]])).toBe('| a | b |\n|---|---|\n| x | 2.00 |');
  });

  test('a report replaces what is between the marks, and nothing else', () => {
    const page = 'above\n<!-- bench:begin -->\nold\n<!-- bench:end -->\nbelow\n';
    const once = withReport(page, 'new');
    expect(once).toBe('above\n<!-- bench:begin -->\nnew\n<!-- bench:end -->\nbelow\n');
    expect(withReport(once, 'new')).toBe(once);
    expect(() => withReport('no marks', 'new')).toThrow('marks');
  });
});

describe('addresses of cold pages', () => {
  const paths = Array.from({ length: 10 }, (_, at) => `/page-${at}`);
  const key = ({ path, device }: Page) => `${device} ${path}`;

  test('they are read from a sitemap, without host and with their query', () => {
    const xml = '<loc>https://a.example/en/detail?type=news&amp;id=1</loc><loc>https://a.example/</loc>';
    expect(locationsOf(xml)).toEqual(['/en/detail?type=news&id=1', '/']);
  });

  test('each is chosen once for each device, the same ones in every run', () => {
    const pages = coldPages([...paths, ...paths], 20);
    expect(new Set(pages.map(key)).size).toBe(20);
    expect(coldPages(paths, 20)).toEqual(pages);
  });

  test('pages that are drawn already are left out', () => {
    const pages = coldPages(paths, 18, ['/page-3']);
    expect(pages.map(({ path }) => path)).not.toContain('/page-3');
  });

  test('too few pages are an error', () => {
    expect(() => coldPages(paths, 21)).toThrow('the site has 20 pages, not 21');
  });

  test.each([0, 1, 2, 3, 8, 50, 97])('%d items are spread without loss', (length) => {
    const items = Array.from({ length }, (_, at) => at);
    expect(spread(items).toSorted((a, b) => a - b)).toEqual(items);
  });
});

describe('processes', () => {
  test('CPU is user and system time, whatever the name of the command', () => {
    const stat = '42 (node (a) b) S 1 42 42 0 -1 4194560 1 2 3 4 150 50 0 0 20 0 11 0';
    expect(cpuOf(stat)).toBe(2000);
    expect(cpuOf('')).toBeNaN();
  });

  test('memory is in megabytes', () => {
    expect(memoryOf('VmHWM:\t  204800 kB\nVmRSS:\t  102400 kB\n', 'VmRSS')).toBe(100);
    expect(memoryOf('', 'VmRSS')).toBeNaN();
  });
});

describe('load', () => {
  test('a report of wrk', () => {
    const text = [
      '  Latency Distribution',
      '     50%  812.00us',
      '     99%    3.20ms',
      'Requests/sec:  70123.45',
      '  Non-2xx or 3xx responses: 7',
    ].join('\n');
    expect(fromWrk(text)).toEqual({ rate: 70_123.45, p50: 0.812, p99: 3.2, failed: 7 });
  });

  test('a report of autocannon', () => {
    const report = { requests: { average: 900 }, latency: { p50: 60, p99: 90 }, errors: 1, timeouts: 2 };
    const text = JSON.stringify({ ...report, '4xx': 3, '5xx': 4 });
    expect(fromAutocannon(text)).toEqual({ rate: 900, p50: 60, p99: 90, failed: 10 });
  });
});

describe('visits beside a load', () => {
  test('the n-th page is visited an n-th as often as the first, each at even distances', () => {
    expect(byRank(['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'a', 'c', 'd', 'a', 'b', 'a']);
  });

  test('times are those of all outcomes, and whatever is not 200 has failed', () => {
    const outcomes = [200, 503, 0, 200].map((status, at) => ({ status, ms: at + 1 }));
    expect(timesOf(outcomes)).toEqual({ p50: 2, p99: 4, failed: 2 });
  });
});

test('bare HTML has no scripts, and keeps sheets, pictures, structured data and text', () => {
  const kept =
    '<link rel="stylesheet" href="/a.css"/><img src="/a.png"/><script type="application/ld+json">{}</script><p>text</p>';
  const html = `<script src="/a.js" async=""></script><link rel="preload" as="script" href="/a.js"/>${kept}<script>a < b</script>`;
  expect(bareHtml(html)).toBe(kept);
});

test('Lighthouse opens the templates that are named, and all without names', () => {
  expect(templatesOf('list,finder of outlets')).toEqual([
    ['list', '/pressroom'],
    ['finder of outlets', '/branch'],
  ]);
  expect(templatesOf()).toHaveLength(8);
  expect(() => templatesOf('list,finder')).toThrow('"finder" is not one of home,');
});

test('nginx sends the headers of the site, but those about a connection or a file', () => {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'br',
    'content-security-policy': 'script-src \'self\' "x"',
    etag: '"1"',
    connection: 'keep-alive',
  };
  expect(locationOf('brotli', '/tmp/brotli', headers)).toBe(
    [
      'location = /brotli {',
      'alias /tmp/brotli;',
      'types {}',
      'default_type "text/html; charset=utf-8";',
      'add_header content-encoding "br";',
      'add_header content-security-policy "script-src \'self\' \\"x\\"";',
      '}',
    ].join('\n'),
  );
});
