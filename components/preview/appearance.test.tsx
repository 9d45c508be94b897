import { screen, within } from '@testing-library/react';
import type { FeedEntry, OtherForms, PageAppearance, PageTexts } from '@/lib/model/appearance';
import { renderView } from '../test-page';
import { Appearance } from './appearance';

const PAGE: PageTexts = {
  locale: 'zh',
  title: '2025年年度报告 - 示例证券集团',
  description: '年度报告的摘要',
  canonical: 'https://www.site.example/detail?type=news&id=7',
  siteName: '示例证券集团',
  crumbs: [],
  date: '2025-03-28T17:30:00+08:00',
  image: 'https://www.site.example/og/zh/article/7.png',
};

const ENTRY: FeedEntry = {
  xml: '<entry>\n  <title>年报 &lt;b&gt;</title>\n</entry>',
  title: '年报 <b>要点</b>',
  text: '摘要',
  tag: '公告',
  link: 'https://www.site.example/detail?type=news&id=7',
  published: '2025-03-28T09:30:00.000Z',
  changed: '2025-03-28T09:30:00.000Z',
};

const MARKDOWN = '# 年报 &lt;b&gt;\n\n<script>alert(1)</script>\n';
const FORMS: OtherForms = { feed: ENTRY, markdown: MARKDOWN };

const zh = (page: Partial<PageTexts> = {}, forms: OtherForms | null = FORMS): PageAppearance => ({
  page: { ...PAGE, ...page },
  forms,
});
const en = (page: Partial<PageTexts> = {}): PageAppearance =>
  zh(
    { locale: 'en', title: 'Annual Report', description: 'Summary', ...page },
    { feed: null, markdown: null },
  );

const section = (name: string) => within(screen.getByRole('region', { name }));
const sideOf = (name: string, language: string) => {
  const side = section(name).getByRole('heading', { level: 3, name: language }).parentElement;
  return within(side as HTMLElement);
};

test('PV-03 each form is a section, with a column for each language', () => {
  renderView(<Appearance pages={[zh(), en()]} />);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['搜索结果', '分享卡片', '订阅源', 'Markdown 文本']);
  for (const name of headings) {
    const sides = section(String(name)).getAllByRole('heading', { level: 3 });
    expect(sides.map(({ textContent }) => textContent)).toEqual(['中文', '英文']);
  }
});

test('PV-03 a page of one language has one column, one of none nothing', () => {
  renderView(<Appearance pages={[en()]} />, 'en');
  const headings = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['English', 'English', 'English', 'English']);
  expect(renderView(<Appearance pages={[]} />).container.innerHTML).toBe('');
});

test('PV-03 a result of each engine has its label, and the texts their language', () => {
  renderView(<Appearance pages={[zh(), en()]} />, 'en');
  const figures = sideOf('Search results', 'Chinese').getAllByRole('figure');
  const labels = figures.map((figure) => figure.querySelector('figcaption')?.textContent);
  expect(labels).toEqual(['Google, desktop', 'Google, phone', 'Baidu, desktop']);
  for (const figure of figures) {
    expect(within(figure).getByText(PAGE.title).lang).toBe('zh-CN');
    expect(within(figure).getByText(PAGE.description).lang).toBe('zh-CN');
    expect(within(figure).getByText(/^Title: \d+ px, shown in full/)).toBeTruthy();
  }
  expect(figures[0]?.textContent).toContain('2025年3月28日');
});

test('PV-03 what is cut is said in words beside its measure', () => {
  renderView(<Appearance pages={[zh({ title: '关于召开年度股东大会的公告'.repeat(6) })]} />);
  const [first] = sideOf('搜索结果', '中文').getAllByRole('figure');
  expect(first?.textContent).toMatch(/关于[^。]*\u00a0\.\.\./);
  expect(first?.textContent).toContain('标题宽 1560 像素，超过上限 580 像素，会被截断');
  expect(first?.textContent).toMatch(/描述宽 98 像素，可完整显示/);
});

test('PV-03 missing words are said, in the language of the tool', () => {
  renderView(<Appearance pages={[en({ title: '', description: '' })]} />);
  const [first] = sideOf('搜索结果', '英文').getAllByRole('figure');
  expect(first?.textContent).toContain('（没有标题）');
  expect(first?.textContent).toContain('（没有描述：搜索引擎会自行摘取页面文字）');
  expect(first?.querySelector('[lang]')).toBeNull();
  expect(within(first as HTMLElement).queryAllByRole('listitem')).toEqual([]);
  expect(first?.textContent).not.toContain('Mar 28');
});

test('PV-03 a shared link is a wide and a small card, with the picture that editors may see', () => {
  renderView(<Appearance pages={[zh()]} />);
  const cards = sideOf('分享卡片', '中文');
  const pictures = cards.getAllByRole('img', { name: '分享图片' });
  expect(pictures.map((picture) => picture.getAttribute('src'))).toEqual([
    '/preowsweb/card/zh/article/7.png',
    '/preowsweb/card/zh/article/7.png',
  ]);
  expect(cards.getAllByText('www.site.example')).toHaveLength(2);
});

test('PV-03 a link without a picture says so', () => {
  renderView(<Appearance pages={[zh({ image: null })]} />);
  const cards = sideOf('分享卡片', '中文');
  expect(cards.queryByRole('img')).toBeNull();
  expect(cards.getAllByText('没有图片')).toHaveLength(2);
});

test('PV-03 the feed entry is shown as readers do, and as it stands in the feed', () => {
  renderView(<Appearance pages={[zh(), en()]} />);
  const feed = sideOf('订阅源', '中文');
  expect(feed.getByText('年报 <b>要点</b>')).toBeTruthy();
  expect(feed.getByText('2025年03月28日 17:30')).toBeTruthy();
  const source = feed.getByText('查看原文（Atom）').closest('details');
  expect(source?.open).toBe(false);
  expect(source?.querySelector('pre')?.textContent).toBe(ENTRY.xml);
  expect(sideOf('订阅源', '英文').getByText('没有订阅源收录此页。')).toBeTruthy();
});

test('PV-03 Markdown is plain text in a box that the keyboard reaches', () => {
  renderView(<Appearance pages={[zh(), en()]} />);
  const box = screen.getByRole('region', { name: 'Markdown 文本（中文）' });
  expect([box.tabIndex, box.textContent]).toEqual([0, MARKDOWN]);
  expect(box.querySelector('script')).toBeNull();
  expect(sideOf('Markdown 文本', '英文').getByText('此页没有 Markdown 文本。')).toBeTruthy();
});

test('PV-03 what cannot be made at the moment is not said to be missing', () => {
  renderView(<Appearance pages={[zh({}, null)]} />);
  for (const name of ['订阅源', 'Markdown 文本']) {
    expect(sideOf(name, '中文').getByText('暂时无法生成，请稍后刷新。')).toBeTruthy();
  }
});
