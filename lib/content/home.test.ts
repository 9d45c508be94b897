import { HIDDEN_SPARE } from '@/lib/content/articles/articles';
import type { Device, Locale } from '@/lib/model/variant';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { env } from '@/lib/runtime/env';
import { log } from '@/lib/runtime/log';
import { answerMenu, menuRow, row, seam, startAnew, variantOf } from '@/testing/seam';
import { getHome } from './home';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const many = (from: number, count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, at) => row(from + at, fields));
const ids = (articles: readonly { id: string }[]) => articles.map(({ id }) => id);

const MENU = [
  menuRow(1, '/', { seoInfo: '{"title":"海序证券"}' }),
  menuRow(2, '', { parentId: 1, menuName: '首页横幅' }),
  menuRow(3, '', { parentId: 1, menuName: '首页专题' }),
  menuRow(4, 'what-we-do'),
  menuRow(5, 'what-we-do/research', { parentId: 4, orderNum: 1 }),
  menuRow(6, 'what-we-do/hidden', { parentId: 4, orderNum: 2, visible: '1' }),
];

type Answers = Record<string, object[]>;

/** Answers by show-config code or, for blocks, by menu key. */
function answer(byPlace: Answers) {
  seam.fetchArticles.mockImplementation(async ({ slot, menuKey }) => {
    return decodeArticlePage({ rows: byPlace[slot ?? menuKey ?? ''] ?? [] });
  });
}

const codes = () =>
  seam.fetchArticles.mock.calls.flatMap(([{ slot, pageSize }]) => {
    return slot ? [[slot, pageSize]] : [];
  });

beforeEach(() => {
  startAnew();
  answerMenu(...MENU);
});

test.each<[Locale, Device, string, string, number]>([
  ['zh', 'desktop', '1', '2', 3],
  ['en', 'desktop', '3', '4', 3],
  ['zh', 'mobile', '1', '2', 4],
  ['en', 'mobile', '3', '4', 4],
])(
  'HM-03 %s on %s: key item by code %s, list by code %s, at most %i',
  async (locale, device, key, list, most) => {
    answer({ [key]: [row(1, { isTopped: '1' })], [list]: many(10, 6) });
    const home = await getHome(variantOf(locale, device));
    expect(home.keyNews?.id).toBe('1');
    expect(home.news).toHaveLength(most);
    expect(codes()).toEqual([
      [key, most + HIDDEN_SPARE],
      [list, most + HIDDEN_SPARE],
    ]);
  },
);

test.each([
  [[row(1), row(2, { isTopped: '1' })], '2'],
  [[row(1), row(2)], '1'],
  [[], undefined],
])('HM-03 of %j the key item is %s', async (rows, id) => {
  answer({ '1': rows });
  expect((await getHome(variantOf())).keyNews?.id).toBe(id);
});

test.each<[string, object, string]>([
  ['of its menu item', menuRow(7, '', { parentId: 1, menuName: '首页新闻' }), 'k7'],
  ['of the press room, where the menu has none', menuRow(8, 'pressroom'), 'k8'],
])('HM-03 without a homepage show-config the newest news %s', async (_name, item, key) => {
  startAnew();
  answerMenu(...MENU, item);
  answer({ [key]: many(1, 6, { title: '新闻' }).with(2, row(3, { isTopped: '1' })) });
  const { keyNews, news } = await getHome(variantOf());
  expect([keyNews?.id, ids(news)]).toEqual(['3', ['1', '2', '4']]);
});

test('HM-01 the banner is the first article of its block', async () => {
  answer({
    k2: [
      row(1, { title: '横幅', videoUrl: '/ows/files/a.mp4', imageUrl: '/ows/files/a.jpg', openWay: '6' }),
      row(2),
    ],
  });
  expect((await getHome(variantOf())).banner).toEqual({
    title: '横幅',
    excerpt: '',
    videos: ['/ows/files/a.mp4'],
    poster: '/ows/files/a.jpg',
    displayTime: '2025-03-28 17:30:00',
    live: true,
    player: '',
    href: '',
  });
});

test('HM-01 no banner article, no banner; a link of it is its way on', async () => {
  expect((await getHome(variantOf())).banner).toBeNull();
  answer({ k2: [row(1, { slug: '[{"slugLable":"看","slugUrl":"/about-us"},{"slugUrl":"/terms"}]' })] });
  expect((await getHome(variantOf())).banner).toMatchObject({ href: '/about-us', live: false });
});

test('HM-03 three articles of the special subject; without its menu there are none', async () => {
  answer({ k3: many(1, 5) });
  expect(ids((await getHome(variantOf())).special)).toEqual(['1', '2', '3']);
  startAnew();
  const title = env().settings.name.zh;
  expect(await getHome(variantOf())).toMatchObject({ special: [], business: [], title });
});

test('a failing special subject is left out, logged, and fails nothing', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  seam.fetchArticles.mockImplementation(async ({ menuKey }) => {
    if (menuKey === 'k3') throw new Error('down');
    return decodeArticlePage({ rows: [] });
  });
  expect((await getHome(variantOf())).special).toEqual([]);
  expect(warn).toHaveBeenCalledWith(
    expect.objectContaining({ block: 'special subject', why: 'down' }),
    expect.any(String),
  );
});

test('failing news fail the page', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  await expect(getHome(variantOf())).rejects.toThrow('down');
});

test('the page has the title of its menu item and the visible business lines', async () => {
  const { title, business } = await getHome(variantOf());
  expect([title, business.map(({ path }) => path)]).toEqual(['海序证券', ['/what-we-do/research']]);
});
