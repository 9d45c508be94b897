import type { Locale } from '@/lib/model/variant';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, FUTURE, menuRow, row, seam, startAnew } from '@/testing/seam';
import { planReadings } from './plan';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const ID = '1912345678901234567';
const TITLE = 'A <b>& B</b>';

type Rows = Partial<Record<Locale, object>>;

interface Office {
  /** The article as visitors get it, and as editors do. */
  published?: Rows;
  drafts?: Rows;
  /** How many newer articles its lists have. */
  newer?: number;
}

/** A back office with one article, which is last in its list. */
function answer({ published = {}, drafts = {}, newer = 0 }: Office): void {
  seam.fetchArticles.mockImplementation(async ({ variant, id, pageSize = 100 }, preview) => {
    const own = published[variant.locale] ?? (preview ? drafts[variant.locale] : undefined);
    if (id) return decodeArticlePage({ rows: own ? [own] : [], total: own ? 1 : 0 });
    const others = Array.from({ length: newer }, (_, at) => row(at + 1));
    const rows = [...others, ...(own ? [own] : [])];
    return decodeArticlePage({ rows: rows.slice(0, pageSize), total: rows.length });
  });
}

const article = (fields: object = {}) => ({ ...row(0, { title: TITLE, menuKey: 'k1', ...fields }), id: ID });

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'pressroom'),
    menuRow(2, 'sustainability/esg-news', { query: 'en:false' }),
    menuRow(3, 'investor-relations/report'),
    menuRow(4, 'about-us'),
    menuRow(5, 'search'),
  );
});

const addresses = async () => (await planReadings(ID)).map(({ kind, path }) => `${kind} ${path}`);
const ofLocale = (prefix: string, code: string, year = 2025) => [
  `page ${prefix}/detail?type=news&id=${ID}`,
  `list ${prefix}/pressroom`,
  `feed /feeds/${code}/news.atom`,
  `sitemap /sitemaps/articles-${code}-${year}.xml`,
];
const [ZH, EN] = [ofLocale('', 'zh'), ofLocale('/en', 'en')];

/** How each reading judges an answer that shows the article, and one that does not. */
async function judge(locale: Locale): Promise<Record<string, [shown: boolean, gone: boolean]>> {
  const prefix = locale === 'en' ? '/en' : '';
  const own = `https://site.example${prefix}/detail?type=news&amp;id=${ID}`;
  const html = `<meta property="article:modified_time" content="2999-01-01T00:00:00.000Z"><h1>A &lt;b&gt;&amp; B&lt;/b&gt;</h1><a href="${own}">A &lt;b&gt;&amp; B&lt;/b&gt;</a>`;
  const atom = `<feed><entry><id>${own}</id><updated>2999-01-01T00:00:00.000Z</updated></entry></feed>`;
  const urls = `<urlset><url><loc>${own}</loc><lastmod>2999-01-01T00:00:00.000Z</lastmod></url></urlset>`;
  const shown = { page: html, list: html, feed: atom, sitemap: urls };
  const gone = { page: '', list: '<h1>A</h1>', feed: '<feed></feed>', sitemap: '<urlset></urlset>' };
  const readings = (await planReadings(ID)).filter((reading) => reading.locale === locale);
  return Object.fromEntries(
    readings.map(({ kind, isAsExpected }) => [
      kind,
      [
        isAsExpected({ status: 200, caching: '', body: shown[kind] }),
        isAsExpected({ status: kind === 'page' ? 404 : 200, caching: '', body: gone[kind] }),
      ],
    ]),
  );
}

const SHOWN = [true, false];
const GONE = [false, true];

test('DT-01 a published article is expected on its page, in its list, feed and sitemap, in both languages', async () => {
  answer({ published: { zh: article(), en: article() } });
  expect(await addresses()).toEqual([...ZH, ...EN]);
  expect(await judge('zh')).toEqual({ page: SHOWN, list: SHOWN, feed: SHOWN, sitemap: SHOWN });
  expect(await judge('en')).toEqual({ page: SHOWN, list: SHOWN, feed: SHOWN, sitemap: SHOWN });
});

test('DT-01 LG-02 a language without it must not show it, in the same list', async () => {
  answer({ published: { zh: article() } });
  expect(await addresses()).toEqual([...ZH, ...EN]);
  expect(await judge('zh')).toEqual({ page: SHOWN, list: SHOWN, feed: SHOWN, sitemap: SHOWN });
  expect(await judge('en')).toEqual({ page: GONE, list: GONE, feed: GONE, sitemap: GONE });
});

test.each([
  ['withdrawn', { status: '1' }],
  ['of the future', { displayTime: FUTURE }],
])('DT-01 an article that is %s must be nowhere', async (_, fields) => {
  const version = article(fields);
  answer({ drafts: { zh: version, en: version } });
  const found = await addresses();
  expect(found.filter((one) => !one.startsWith('sitemap'))).toEqual(
    [...ZH, ...EN].filter((one) => !one.startsWith('sitemap')),
  );
  expect(await judge('zh')).toMatchObject({ page: GONE, list: GONE, feed: GONE });
});

test('DT-01 a back office that answers what is not public changes nothing', async () => {
  answer({ published: { zh: article({ status: '1' }) } });
  expect(await judge('zh')).toEqual({ page: GONE, list: GONE, feed: GONE, sitemap: GONE });
});

test('DT-01 of an article that nobody knows any more every list of each language is read', async () => {
  answer({});
  const year = new Date().getUTCFullYear();
  const found = await addresses();
  expect(found.filter((one) => one.includes('esg-news'))).toEqual([
    'list /sustainability/esg-news',
    'feed /feeds/zh/esg-news.atom',
  ]);
  for (const one of [...ofLocale('', 'zh', year), ...ofLocale('/en', 'en', year)])
    expect(found).toContain(one);
  expect(await judge('zh')).toMatchObject({ page: GONE, feed: GONE, sitemap: GONE });
});

test('DT-01 a back office that refuses previews is no failure of the check', async () => {
  seam.fetchArticles.mockImplementation(async (_, preview) => {
    if (preview) throw new Error('refused');
    return decodeArticlePage({ rows: [], total: 0 });
  });
  expect(await addresses()).toContain(ZH[0]);
});

test.each([
  [9, ['list', 'feed']],
  [10, ['feed']],
  [49, ['feed']],
  [50, []],
])('DT-01 an article behind %i others is expected in %j', async (newer, kinds) => {
  answer({ published: { zh: article() }, newer });
  const found = (await planReadings(ID)).filter(({ locale }) => locale === 'zh').map(({ kind }) => kind);
  expect(found).toEqual(['page', ...kinds, 'sitemap']);
});

test.each(['2', '3', '5'])(
  'DE-02 one that has no page (openWay %s) is in list and feed, not in the sitemap',
  async (openWay) => {
    answer({ published: { zh: article({ openWay }) } });
    expect(await judge('zh')).toEqual({ list: SHOWN, feed: SHOWN, sitemap: GONE });
  },
);

test('DT-01 a list that English leaves out is read in Chinese alone', async () => {
  answer({ published: { zh: article({ menuKey: 'k2' }), en: article({ menuKey: 'k2' }) } });
  expect((await planReadings(ID)).map(({ locale }) => locale)).toEqual(['zh', 'zh', 'zh', 'zh']);
});

const CACHED = { status: 200, body: '' };
const FRESH = 'max-age=0, s-maxage=300';
const STALE = 'max-age=0, s-maxage=1';

test.each([
  ['k4', ['list /about-us', 'list /en/about-us']],
  ['k5', []],
  ['k9', []],
])('DT-01 an article of the menu item %s that is no list: %j', async (menuKey, expected) => {
  answer({ published: { zh: article({ menuKey }), en: article({ menuKey }) } });
  expect(await addresses()).toEqual(expected);
  for (const { isAsExpected } of await planReadings(ID)) {
    expect(isAsExpected({ ...CACHED, caching: FRESH })).toBe(true);
    expect(isAsExpected({ ...CACHED, caching: STALE })).toBe(false);
  }
});

test('DT-01 the report centre has to be rendered anew', async () => {
  answer({ published: { zh: article({ menuKey: 'k3' }) } });
  const list = (await planReadings(ID)).find(({ kind }) => kind === 'list');
  expect(list?.path).toBe('/investor-relations/report');
  expect(list?.isAsExpected({ ...CACHED, caching: STALE })).toBe(false);
  expect(list?.isAsExpected({ ...CACHED, caching: FRESH })).toBe(true);
});

test.each(['1999-12-31 10:00:00', 'soon', ''])(
  'DT-01 an article of the time "%s" is in no sitemap',
  async (displayTime) => {
    answer({ published: { zh: article({ displayTime }) } });
    expect((await addresses()).filter((one) => one.startsWith('sitemap'))).toEqual([]);
  },
);

test('DT-01 the year is that of China', async () => {
  answer({ published: { zh: article({ displayTime: '2025-01-01 00:30:00' }) } });
  expect(await addresses()).toContain('sitemap /sitemaps/articles-zh-2025.xml');
});

test('DT-01 a failing back office says nothing of what is expected', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(planReadings(ID)).rejects.toThrow('down');
});
