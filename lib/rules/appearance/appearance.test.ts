import { textWidth } from '@/lib/base/text-width';
import type { PageTexts, SearchEngine } from '@/lib/model/appearance';
import { RESULT_ROOMS } from './rooms';
import { searchResults } from './search-results';
import { sharedLinks } from './shared-links';

const PAGE: PageTexts = {
  locale: 'zh',
  title: '2025年年度报告 - 示例证券集团',
  description: '本公司2025年年度报告。',
  canonical: 'https://www.site.example/detail?type=news&id=7',
  siteName: '示例证券集团',
  crumbs: ['投资者关系', '公司公告'],
  date: '2025-03-28T23:30:00+08:00',
  image: 'https://www.site.example/og/zh/article/7.png',
};

const LONG_ZH = '关于召开年度股东大会及审议利润分配方案的公告'.repeat(10);
const LONG_EN =
  'Announcement of the resolutions passed at the annual general meeting of shareholders '.repeat(9);

const resultOf = (engine: SearchEngine, more: Partial<PageTexts> = {}) => {
  const found = searchResults({ ...PAGE, ...more }).find((result) => result.engine === engine);
  if (!found) throw new Error('no such engine');
  return found;
};

test('PV-03 each engine shows texts that have room as they are', () => {
  const results = searchResults(PAGE);
  expect(results.map(({ engine }) => engine)).toEqual(['googleDesktop', 'googlePhone', 'baiduDesktop']);
  for (const { title, description, siteName } of results) {
    expect([title.text, description.text, siteName]).toEqual([PAGE.title, PAGE.description, PAGE.siteName]);
    expect(title.width).toBeLessThanOrEqual(title.room);
  }
});

test.each(['googleDesktop', 'googlePhone', 'baiduDesktop'] as const)(
  'PV-03 %s cuts what is wider than its room, and the date takes a part of it',
  (engine) => {
    for (const text of [LONG_ZH, LONG_EN]) {
      const { title, description, date } = resultOf(engine, { title: text, description: text });
      const rooms = RESULT_ROOMS[engine];
      for (const one of [title, description]) {
        expect(one.text).toMatch(/ \.\.\.$/);
        expect(one.width).toBeGreaterThan(one.room);
      }
      expect(textWidth(title.text, rooms.title.px)).toBeLessThanOrEqual(rooms.title.room);
      const shown = textWidth(`${date}${description.text}`, rooms.description.px);
      expect(shown).toBeLessThanOrEqual(rooms.description.room);
      expect(shown).toBeGreaterThan(rooms.description.room * 0.85);
    }
  },
);

test('PV-03 Baidu shows 28 Chinese characters of a title, and 78 of a description', () => {
  const count = (text: string) => [...text.replace(' ...', '')].length;
  const { title, description } = resultOf('baiduDesktop', {
    date: null,
    title: '字'.repeat(28),
    description: '字'.repeat(90),
  });
  expect([count(title.text), count(description.text)]).toEqual([28, 78]);
});

test.each([
  ['zh', '2025年3月28日'],
  ['en', 'Mar 28, 2025'],
] as const)('PV-03 in %s the day stands in front as in China: %s', (locale, day) => {
  expect(resultOf('googleDesktop', { locale }).date).toBe(`${day} —\u00a0`);
  expect(resultOf('baiduDesktop', { locale }).date).toBe(`${day}\u00a0`);
});

test.each([null, '', 'soon'])('PV-03 for the date %j nothing stands there', (date) => {
  expect(resultOf('googleDesktop', { date })).toMatchObject({ date: '', description: { room: 920 } });
});

test('PV-03 Google names the pages above on desktops, and the host alone on phones', () => {
  expect(resultOf('googleDesktop').address).toBe('https://www.site.example › 投资者关系 › 公司公告');
  expect(resultOf('googlePhone').address).toBe('www.site.example');
  expect(resultOf('baiduDesktop').address).toBe('www.site.example');
});

test.each([
  ['https://a.example/', 'https://a.example'],
  ['https://a.example/en/what-we-do', 'https://a.example › en › what-we-do'],
  ['https://a.example/%E5%85%AC%E5%91%8A/%E5', 'https://a.example › 公告 › %E5'],
  ['no address', 'no address'],
])('PV-03 without names of pages above, %s is shown as %s', (canonical, address) => {
  expect(resultOf('googleDesktop', { canonical, crumbs: [] }).address).toBe(address);
});

test('PV-03 a page without a description has an empty one', () => {
  expect(resultOf('googleDesktop', { description: '', date: null }).description).toEqual({
    text: '',
    width: 0,
    room: 920,
  });
});

test('PV-03 a shared link is a wide card and a small one, each with as much text as it has room for', () => {
  const [wide, small] = sharedLinks({ ...PAGE, title: LONG_EN, description: LONG_EN });
  expect([wide?.form, small?.form]).toEqual(['wide', 'small']);
  expect(wide?.host).toBe('www.site.example');
  expect(textWidth(wide?.title ?? '', 16)).toBeLessThanOrEqual(936);
  expect(small?.title.length).toBeLessThan(wide?.title.length ?? 0);
});

test.each([
  ['https://www.site.example/og/en/article/7.png', '/preowsweb/card/en/article/7.png'],
  ['https://other.example/og/zh/page/pressroom.png', '/preowsweb/card/zh/page/pressroom.png'],
  ['https://www.site.example/brand/card.png', 'https://www.site.example/brand/card.png'],
  ['no address', 'no address'],
  [null, null],
])('PV-03 the picture %s is seen by editors at %s', (image, seen) => {
  expect(sharedLinks({ ...PAGE, image }).map((link) => link.image)).toEqual([seen, seen]);
});
