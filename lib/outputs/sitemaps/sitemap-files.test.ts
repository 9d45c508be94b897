import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { parseSitemapIndex, type SitemapItem, XMLToSitemapItemStream } from 'sitemap';
import { OwsError } from '@/lib/base/ows-error';
import { articleYears } from '@/lib/content/articles/years';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { openStoresAnew } from '@/server/pages/test-stores';
import { publish } from '@/testing/marks';
import { answerMenu, answerWords, menuRow, row, seam, startAnew } from '@/testing/seam';
import type { CachedFile } from '../file-cache';
import { getSitemap, getSitemapIndex } from './sitemap-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');
// A part of 200 articles behaves like one of 40,000.
jest.mock('./limits', () => ({ SITEMAP_PART_PAGES: 2 }));

const NOW = new Date('2025-03-29T10:00:00Z');

const textOf = (file: CachedFile | null): string =>
  file?.gzip ? gunzipSync(file.body).toString() : String(file?.body ?? '');

/** Parsed by an independent library, which warns about Baidu's extension. */
async function entriesOf(name: string): Promise<SitemapItem[]> {
  const items: SitemapItem[] = [];
  const reader = new XMLToSitemapItemStream({ logger: false });
  for await (const item of Readable.from(textOf(await getSitemap(name))).pipe(reader)) items.push(item);
  return items;
}

/** Rows by menu key and terminal type of the language: 1 is Chinese, 2 English. */
function answerLists(lists: Record<string, Partial<Record<'zh' | 'en', object[]>>>): void {
  seam.fetchArticles.mockImplementation(
    async ({ variant, menuKey = '', year, pageNum = 1, pageSize = 100 }) => {
      const rows = (lists[menuKey]?.[variant.locale] ?? []).filter((one) =>
        String(Reflect.get(one, 'displayTime')).startsWith(year ?? ''),
      );
      const from = (pageNum - 1) * pageSize;
      return decodeArticlePage({ rows: rows.slice(from, from + pageSize), total: rows.length });
    },
  );
}

beforeEach(() => {
  jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  startAnew();
  openStoresAnew();
  publish('lists');
  answerWords({});
  answerMenu(
    menuRow(1, 'pressroom'),
    menuRow(2, 'sustainability/esg-news', { query: 'en:false' }),
    menuRow(3, 'haixu-app'),
    menuRow(4, 'hidden-page', { visible: '1' }),
    menuRow(5, 'legal-website-statement'),
  );
  answerLists({});
});
afterEach(() => jest.useRealTimers());

test('RT-01 the index names pages, outlets, news, and articles by year and language where there are any', async () => {
  answerLists({ k1: { zh: [row(1)] } });
  const index = await parseSitemapIndex(Readable.from(textOf(await getSitemapIndex())));
  expect(index.map(({ url }) => url)).toEqual(
    ['pages', 'outlets', 'news', 'others', 'articles-zh-2025', 'documents-2025'].map(
      (name) => `https://site.example/sitemaps/${name}.xml`,
    ),
  );
});

/** Years for which lists were requested, in that order; requests for all years are omitted. */
const yearsRequested = () => seam.fetchArticles.mock.calls.map(([{ year }]) => year).filter((year) => year);

test('RT-01 the index requests no year before that of the first article of a list', async () => {
  const ofYear = (year: number, id: number) => row(id, { displayTime: `${year}-03-01 10:00:00` });
  answerLists({ k1: { zh: [ofYear(2025, 1), ofYear(2022, 2)] } });
  const index = textOf(await getSitemapIndex());
  expect([...index.matchAll(/articles-\w+-\d+/g)].map(([name]) => name)).toEqual([
    'articles-zh-2025',
    'articles-zh-2022',
  ]);
  expect(yearsRequested()).toEqual(['2025', '2024', '2023', '2022']);
});

test('RT-01 articles without a year of the site are looked for in all years', async () => {
  answerLists({ k1: { zh: [row(1, { displayTime: '2001-03-01 10:00:00' })] } });
  expect(textOf(await getSitemapIndex())).not.toContain('articles-');
  expect(yearsRequested()).toHaveLength(articleYears().length);
});

test('RT-09 LG-02 pages stand in both languages with each other as alternates; what is Chinese only stands alone', async () => {
  answerLists({ k3: { zh: [row(1)] }, k5: { zh: [row(2)] } });
  const entries = await entriesOf('pages');
  const byUrl = new Map(entries.map((entry) => [entry.url, entry]));
  expect(byUrl.get('https://site.example/en/pressroom')?.links).toEqual([
    { lang: 'zh-CN', url: 'https://site.example/pressroom' },
    { lang: 'en', url: 'https://site.example/en/pressroom' },
    { lang: 'x-default', url: 'https://site.example/pressroom' },
  ]);
  expect(byUrl.get('https://site.example/legal-website-statement')?.links).toEqual([]);
  expect(byUrl.has('https://site.example/en/legal-website-statement')).toBe(false);
  expect(byUrl.has('https://site.example/en/sustainability/esg-news')).toBe(false);
  expect(byUrl.get('https://site.example/haixu-app')?.links).toEqual([]);
  expect(byUrl.has('https://site.example/en/haixu-app')).toBe(false);
  for (const path of ['hidden-page', 'search', 'online-complaints', 'detail']) {
    expect(byUrl.has(`https://site.example/${path}`)).toBe(false);
  }
});

const listed = async () => (await entriesOf('pages')).map(({ url }) => new URL(url).pathname);

test('RT-01 a page that the menu lacks is not listed, unless it stands without one; nor is the hub', async () => {
  const paths = await listed();
  for (const path of ['/terms', '/what-we-do/research', '/public-disclosure'])
    expect(paths).not.toContain(path);
  for (const path of ['/', '/branch', '/verify']) expect(paths).toContain(path);
});

test('RT-01 a page of texts is listed in the languages that have one, in all while the back office fails', async () => {
  answerMenu(menuRow(1, 'terms'), menuRow(3, 'haixu-app'));
  answerLists({ k1: { en: [row(1)] } });
  const texts = ['/terms', '/en/terms', '/haixu-app', '/en/haixu-app'];
  const listedOf = async () => (await listed()).filter((path) => texts.includes(path));
  expect(await listedOf()).toEqual(['/en/terms']);
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'ECONNREFUSED', { code: 0 }));
  publish('lists');
  expect((await listedOf()).toSorted()).toEqual(texts.toSorted());
});

test('PD-01 RT-01 the hub is listed while it has a tab, and the own path of a tab never', async () => {
  answerMenu(
    menuRow(1, 'terms'),
    menuRow(2, 'public-disclosure'),
    menuRow(3, 'public-disclosure/fees', { parentId: 2, menuType: 'C' }),
  );
  answerLists({ k1: { zh: [row(1)] } });
  const paths = await listed();
  for (const path of ['/terms', '/public-disclosure', '/public-disclosure/public-content'])
    expect(paths).toContain(path);
  expect(paths).not.toContain('/public-disclosure/fees');
});

test('articles carry their last change, their picture, and an alternate only where the other language has them', async () => {
  answerLists({
    k1: {
      zh: [
        row(1, { updateTime: '2025-04-01 08:00:00' }),
        row(2, { title: 'A & <B>' }),
        row(3, { openWay: '2' }),
      ],
      en: [row(1)],
    },
  });
  const [first, second, ...more] = await entriesOf('articles-zh-2025');
  expect(first).toMatchObject({
    url: 'https://site.example/detail?type=news&id=1',
    lastmod: '2025-04-01T00:00:00.000Z',
  });
  expect(first?.links.map(({ lang }) => lang)).toEqual(['zh-CN', 'en', 'x-default']);
  expect(second).toMatchObject({ lastmod: '2025-03-28T09:30:00.000Z', links: [] });
  expect(more.map(({ url }) => url)).not.toContain('https://site.example/detail?type=news&id=3');
});

test('RT-01 articles outside the lists stand as their pages link them, in the languages they have', async () => {
  const hub = menuRow(5, 'what-we-do');
  const line = menuRow(6, 'what-we-do/research', { parentId: 5 });
  const policy = menuRow(7, 'sustainability', { menuName: '可持续发展政策声明', visible: '1' });
  answerMenu(hub, line, policy);
  answerLists({
    k6: { zh: [row(60, { menuKey: 'k61' }), row(61, { menuKey: 'k61', openWay: '2' })] },
    k7: { zh: [row(70)], en: [row(70)] },
  });
  seam.fetchArticlesByTitle.mockResolvedValue([]);
  const entries = await entriesOf('others');
  expect(entries.map(({ url, links }) => [url, links.length])).toEqual([
    ['https://site.example/detail?type=channel&id=70', 3],
    ['https://site.example/detail?type=service&id=60', 0],
    ['https://site.example/en/detail?type=channel&id=70', 3],
  ]);
});

test('RT-01 what opens above a list has a page all the same', async () => {
  answerLists({ k1: { zh: [row(1, { openWay: '4' }), row(2, { openWay: '5' })] } });
  const entries = await entriesOf('articles-zh-2025');
  expect(entries.map(({ url }) => url)).toEqual(['https://site.example/detail?type=news&id=1']);
});

test('a year of more articles than a file may hold goes on in a second file, none twice, none lost', async () => {
  const rows = Array.from({ length: 350 }, (_, at) => row(at + 1));
  answerLists({ k1: { zh: rows } });
  const index = textOf(await getSitemapIndex());
  expect(index).toContain('articles-zh-2025-2.xml');
  expect(index).not.toContain('articles-zh-2025-3.xml');
  const [first, second] = [
    textOf(await getSitemap('articles-zh-2025')),
    textOf(await getSitemap('articles-zh-2025-2')),
  ];
  const ids = [...`${first}${second}`.matchAll(/<loc>[^<]*id=(\d+)<\/loc>/g)].map(([, id]) => id);
  expect(ids).toHaveLength(350);
  expect(new Set(ids).size).toBe(350);
});

test('the news sitemap holds two days, and nothing of the future', async () => {
  answerLists({
    k1: {
      zh: [
        row(1, { displayTime: '2025-03-29 17:00:00' }),
        row(2, { displayTime: '2025-03-27 17:59:00' }),
        row(3, { displayTime: '2025-03-29 19:00:00' }),
      ],
    },
  });
  const entries = await entriesOf('news');
  expect(entries.map(({ url, news }) => [url, news?.publication.language])).toEqual([
    ['https://site.example/detail?type=news&id=1', 'zh-cn'],
  ]);
});

test('documents stand once, whatever article names them', async () => {
  const fields = { attachments: '/ows/files/a.pdf,https://elsewhere.example/b.pdf,/ows/files/c.zip' };
  answerLists({ k1: { zh: [row(1, fields), row(2, fields)], en: [row(1, fields)] } });
  const entries = await entriesOf('documents-2025');
  expect(entries.map(({ url }) => url)).toEqual(['https://site.example/ows/files/a.pdf']);
});

test('documents stand once in the files of all years, in that of the newest article, however they are written', async () => {
  const named = (id: number, displayTime: string, attachments: string) =>
    row(id, { displayTime, attachments });
  answerLists({
    k1: {
      zh: [
        named(1, '2025-02-01 08:00:00', '/ows/files/章程.pdf'),
        named(2, '2025-02-01 07:00:00', '/ows/files/%E7%AB%A0%E7%A8%8B.pdf,/ows/files/b.pdf'),
        named(3, '2024-02-01 08:00:00', '/ows/files/b.pdf,/ows/files/c.pdf'),
      ],
    },
  });
  const urls = async (name: string) => (await entriesOf(name)).map(({ url }) => url.split('/').at(-1));
  expect(await urls('documents-2025')).toEqual(['%E7%AB%A0%E7%A8%8B.pdf', 'b.pdf']);
  expect(await urls('documents-2024')).toEqual(['c.pdf']);
});

test('documents are read back to the year of the first article of a list', async () => {
  const ofYear = (year: number, id: number) =>
    row(id, { displayTime: `${year}-03-01 10:00:00`, attachments: `/ows/files/${id}.pdf` });
  answerLists({ k1: { zh: [ofYear(2025, 1), ofYear(2022, 2)] } });
  expect((await entriesOf('documents-2022')).map(({ url }) => url)).toEqual([
    'https://site.example/ows/files/2.pdf',
  ]);
  expect(yearsRequested()).toEqual(['2025', '2024', '2023', '2022']);
});

test.each([
  'nothing',
  'articles-fr-2025',
  'articles-zh-1999',
  'articles-zh-2025-1',
  '__proto__',
  'documents-2999',
])('no sitemap is called %s', async (name) => {
  expect(await getSitemap(name)).toBeNull();
});

test('while the back office fails the last good copy is served; without one the failure is thrown', async () => {
  answerLists({ k1: { zh: [row(1)] } });
  const before = await getSitemap('articles-zh-2025');
  publish('lists');
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
  expect(await getSitemap('articles-zh-2025')).toBe(before);
  await expect(getSitemap('articles-en-2025')).rejects.toThrow();
});
