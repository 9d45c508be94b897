import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageContext } from '@/lib/model/page';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { channelHead } from '@/lib/seo/channel-head';
import { ROUTES } from '@/lib/site/route-table';
import {
  answerArticles,
  answerMenu,
  asked,
  contextOf,
  menuRow,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getMenu } from '../site/menu';
import { getChannel, getProduct, isFilled } from './channel';
import { getListing } from './lists';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const SEO = '{"description":"简介"}';
const getCulture = (context: PageContext) => getListing(context, 'culture');
const LOADERS = { getChannel, getCulture, getProduct };
type Loader = keyof typeof LOADERS;

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'Haixu-App/', { menuName: '海序应用', bindingTags: 'a', seoInfo: SEO }),
    menuRow(2, 'secret-app', { visible: '1' }),
    menuRow(3, 'gone-app', { status: '1' }),
    menuRow(4, 'old-app', { isFrame: '0', path: 'https://app.example/' }),
    menuRow(5, 'service', { menuName: '服务', seoInfo: SEO }),
    menuRow(6, '', { parentId: 2, routeUrl: 'inner-app' }),
    menuRow(8, 'sustainability/esg-news'),
    menuRow(7, 'about-us/culture-building', { menuName: '文化', seoInfo: SEO }),
  );
  answerArticles([row(1), row(2)], 21);
});

test('RT-03 a visible item shows its articles with their bodies under its name', async () => {
  expect(await getProduct(contextOf('/haixu-app'))).toMatchObject({
    title: '海序应用',
    articles: [{ id: '1' }, { id: '2' }],
  });
  expect(seam.fetchArticles.mock.calls[0]?.[0]).toMatchObject({
    menuKey: 'k1',
    bindingTags: ['a'],
    withBody: true,
  });
});

test.each(['/secret-app', '/gone-app', '/old-app', '/nothing', '/', '/栏目1'])(
  'RT-03 %s is no product',
  async (path) => {
    expect(await getProduct(contextOf(path))).toBeNull();
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  },
);

/** Articles of a menu in these languages only. */
function answerOnlyIn(...locales: readonly string[]): void {
  seam.fetchArticles.mockImplementation(async ({ variant }) =>
    decodeArticlePage({ rows: locales.includes(variant.locale) ? [row(1)] : [] }),
  );
}

test.each([
  ['zh', ['zh', 'en'], ['zh', 'en'], false],
  ['zh', ['zh'], ['zh'], false],
  ['en', ['zh'], ['en', 'zh'], true],
  ['en', ['en'], ['en'], false],
] as const)(
  'LG-02 a page of texts in %s, with texts in %j, is offered in %j',
  async (locale, there, languages, noindex) => {
    answerOnlyIn(...there);
    const product = await getProduct(contextOf('/haixu-app', {}, variantOf(locale)));
    expect(product && channelHead(product)).toEqual({ languages, noindex });
  },
);

/** The paths of the pages that show the texts of their menu item and nothing else. */
function channelPaths(): (string | undefined)[] {
  const pages = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('page.tsx'))
    .map((file) => readFileSync(join('app/[locale]', file), 'utf8'));
  return pages
    .filter((page) => /load: getChannel\b/.test(page))
    .map((page) => /path: '([^']+)'/.exec(page)?.[1]);
}

test('LG-02 without texts exactly the pages that show nothing else have nothing to offer', async () => {
  answerMenu(...ROUTES.map(({ path }, at) => menuRow(at + 1, path.slice(1))));
  answerArticles([]);
  const tree = await getMenu('zh');
  const filled = await Promise.all(ROUTES.map(({ path }) => isFilled(tree, path, 'zh')));
  const empty = ROUTES.map(({ path }) => path).filter((_, at) => !filled[at]);
  expect(empty.toSorted()).toEqual(channelPaths().toSorted());
});

test('LG-02 RT-08 what the menu has in Chinese only is not looked for in English', async () => {
  answerMenu(menuRow(1, 'haixu-app', { query: 'en:false' }));
  expect(await getProduct(contextOf('/haixu-app'))).toMatchObject({ languages: ['zh'] });
  expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
});

test('RT-03 a visible item below a hidden one is a product', async () => {
  expect(await getProduct(contextOf('/inner-app'))).toMatchObject({ title: '栏目6' });
});

test.each<Loader>(['getChannel', 'getCulture'])(
  'RT-01 %s is nothing without a menu item of the path',
  async (name) => {
    answerMenu(menuRow(5, 'service'));
    expect(await LOADERS[name](contextOf('/terms'))).toBeNull();
  },
);

test.each<Loader>(['getChannel', 'getCulture', 'getProduct'])(
  'RT-02 %s fails when the back office does, and finds nothing missing',
  async (name) => {
    seam.fetchArticles.mockRejectedValue(new Error('down'));
    await expect(LOADERS[name](contextOf('/haixu-app'))).rejects.toThrow('down');
  },
);

test('AB-02 the year of a list goes out', async () => {
  await getCulture(contextOf('/about-us/culture-building', { year: '2024' }));
  expect(asked()).toMatchObject({ year: '2024' });
});

test('AB-02 a listing has pages', async () => {
  expect(await getCulture(contextOf('/about-us/culture-building', { page: '3' }))).toMatchObject({
    title: '文化',
    intro: '简介',
    list: { page: 3, pages: 3, total: 21 },
  });
  expect(await getCulture(contextOf('/about-us/culture-building', { page: '4' }))).toBeNull();
  const esg = getListing(contextOf('/sustainability/esg-news', { page: '4' }), 'esg-news');
  expect(await esg).toMatchObject({ list: { pages: 5 } });
});
