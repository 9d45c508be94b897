import { screen, within } from '@testing-library/react';
import type { SafeHtml } from '@/lib/model/safe-html';
import type { TwinPage } from '@/lib/model/twin';
import type { Locale } from '@/lib/model/variant';
import { twinHead } from '@/lib/seo/twin-head';
import { findRoute } from '@/lib/site/routes';
import { articleOf, contextOf, detailOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { DetailView } from './detail-view';
import { TwinView } from './twin-view';

const html = (text: string) => text as SafeHtml;
const DIGESTS = { zh: 'a'.repeat(64), en: 'b'.repeat(64) };

const PAGE: TwinPage = {
  id: '7',
  menuKey: 'k1',
  siteName: '示例证券集团',
  isFiling: false,
  sides: {
    zh: { title: '年报', displayTime: '2025-03-28 17:30:00', sha256: DIGESTS.zh, recordedSince: null },
    en: { title: 'Report', displayTime: '2025-03-29 09:00:00', sha256: DIGESTS.en, recordedSince: null },
  },
  rows: [
    { zh: html('<h2>业绩</h2>'), en: html('<h2>Results</h2>') },
    { zh: html('<p>谢谢</p>'), en: null },
  ],
};

const show = (more: Partial<TwinPage> = {}, locale: Locale = 'zh') =>
  renderView(
    <TwinView data={{ ...PAGE, ...more }} context={contextOf('/twin', { locale, query: { id: '7' } })} />,
    locale,
  );

test.each([
  ['zh', 'zh-CN', 'en', '年报', 'Report'],
  ['en', 'en', 'zh-CN', 'Report', '年报'],
] as const)(
  'AR-07 the page in %s has its own language first, each marked as what it is',
  (locale, own, other, title, twin) => {
    const { container } = show({}, locale);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(twin).closest('[lang]')?.getAttribute('lang')).toBe(other);
    const row = container.querySelector('#p1');
    expect([...(row?.querySelectorAll('[lang]') ?? [])].map((cell) => cell.getAttribute('lang'))).toEqual([
      own,
      other,
    ]);
  },
);

test('AR-07 each paragraph has an anchor with a name, and says what has no counterpart', () => {
  show();
  const row = screen.getByRole('group', { name: '第2段' });
  expect(row.id).toBe('p2');
  expect(within(row).getByRole('link', { name: '第2段的链接' }).getAttribute('href')).toBe('#p2');
  expect(row.textContent).toContain('谢谢');
  expect(within(row).getByText('英文版没有单独对应的段落')).toBeTruthy();
});

test('AR-07 date and hash of each language stand before the text', () => {
  show({}, 'en');
  const chinese = screen.getByRole('region', { name: 'Chinese' });
  expect(chinese.textContent).toContain(DIGESTS.zh);
  expect(within(chinese).getByText('March 28, 2025')).toBeTruthy();
  const english = screen.getByRole('region', { name: 'English' });
  expect(english.textContent).toContain(DIGESTS.en);
  expect(standsBefore(english, chinese)).toBe(true);
  expect(standsBefore(chinese, screen.getByRole('region', { name: 'Both texts' }))).toBe(true);
});

test('AR-07 a recorded text says since when it is unchanged, and leads to its record', () => {
  const zh = { ...PAGE.sides.zh, recordedSince: '2025-03-28T09:31:00.000Z' };
  show({ isFiling: true, sides: { ...PAGE.sides, zh } });
  const words = '自 2025年03月28日 17:31（北京时间）首次存档以来未改动';
  const recorded = within(screen.getByRole('region', { name: '中文' })).getByText(words);
  expect(recorded.hasAttribute('data-observed')).toBe(true);
  expect(within(screen.getByRole('region', { name: '英文' })).queryByText(/存档/)).toBeNull();
  const record = screen.getByRole('link', { name: '查看存档记录' });
  expect(record.getAttribute('href')).toBe('/investor-relations/archive/filing?id=7');
});

test('AR-07 without a record nothing is said of one, and both articles are linked', () => {
  show();
  expect(screen.queryByText(/存档/)).toBeNull();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('中文原文'), hrefOf('英文原文')]).toEqual([
    '/detail?type=news&id=7',
    '/en/detail?type=news&id=7',
  ]);
});

test('AR-07 texts without a single block say so', () => {
  show({ rows: [] });
  expect(screen.getByText('两种语言都没有正文。')).toBeTruthy();
});

test('AR-07 the head names both languages, and search engines are left to the articles', () => {
  expect(twinHead(PAGE, contextOf('/twin', { locale: 'en' }))).toEqual({
    title: 'Report (Chinese and English) - 示例证券集团',
    description: expect.stringContaining('“Report” in Chinese and English side by side'),
    crumb: 'Chinese and English side by side',
    above: 'k1',
  });
  expect(findRoute('/twin')?.noindex).toBe(true);
});

test.each<[string, Parameters<typeof detailOf>[1], Record<string, string>, string | undefined]>([
  ['both languages', {}, { id: '7' }, '/twin?id=7'],
  ['one language', { languages: ['zh'] }, { id: '7' }, undefined],
  ['a menu in its address', {}, { menuId: '30' }, undefined],
  ['another type', { type: 'service' }, { id: '7' }, undefined],
])('AR-07 an article with %s leads there: %#', (_what, more, query, to) => {
  const data = detailOf(articleOf('标题', '<p>文</p>'), more);
  renderView(<DetailView data={data} context={contextOf('/detail', { query })} />);
  expect(screen.queryByRole('link', { name: '中英对照阅读' })?.getAttribute('href')).toBe(to);
});
