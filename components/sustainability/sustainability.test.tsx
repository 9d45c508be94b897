import { screen, within } from '@testing-library/react';
import type { EsgList, Sustainability } from '@/lib/model/sustainability';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { EsgListView } from './esg-list-view';
import { SustainabilityView } from './sustainability-view';
import { TopicView } from './topic-view';

const FILE = { url: '/ows/files/pdf/r.pdf', name: 'r.pdf', type: 'PDF', size: '' };
const HUB: Sustainability = {
  title: '可持续发展',
  intro: '介绍',
  hero: null,
  report: summaryOf('2024年报告', { id: '1', attachments: [FILE] }),
  topNews: summaryOf('要闻', { id: '2' }),
  policy: summaryOf('声明', { id: '3' }),
  ratings: ['AAA', 'AA'].map((grade) => ({
    name: `评级${grade}`,
    grade,
    source: '机构',
    date: '2025-09-18',
    href: '',
  })),
  pillars: ['金融', '环境', '社会', '治理'].map((name) => ({
    id: name,
    name,
    title: '',
    text: '',
    image: '',
    path: '/sustainability/social',
    figures: [{ value: '36%', label: `${name}的数` }],
  })),
};

const hub = (more: Partial<Sustainability> = {}, locale: 'zh' | 'en' = 'zh') =>
  renderView(
    <SustainabilityView data={{ ...HUB, ...more }} context={contextOf('/sustainability', { locale })} />,
    locale,
  );

test('SU-01 report, news, policies and lists lead on in new tabs', () => {
  hub({}, 'en');
  const links = [
    ['Read the report', '/en/detail?type=news&id=1'],
    ['Download (PDF)', '/ows/files/pdf/r.pdf'],
    ['要闻', '/en/detail?type=news&id=2'],
    ['Policy statements', '/en/detail?type=channel&id=3'],
    ['ESG news', '/en/sustainability/esg-news'],
    ['More about 环境', '/en/sustainability/social'],
  ] as const;
  for (const [name, to] of links) {
    const link = screen.getByRole('link', { name });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([to, '_blank']);
  }
});

test('SU-01 two badges under the heading, and four sections with their figures', () => {
  hub();
  const badges = within(screen.getByRole('region', { name: '我们一直在努力' })).getAllByRole('listitem');
  expect(badges.map(({ textContent }) => textContent)).toEqual([
    'AAA评级AAA来源：机构2025年09月18日',
    'AA评级AA来源：机构2025年09月18日',
  ]);
  for (const name of ['金融', '环境', '社会', '治理']) {
    expect(within(screen.getByRole('region', { name })).getByText(`${name}的数`)).toBeTruthy();
  }
});

test('SU-01 what is missing leaves no heading behind', () => {
  hub({ report: null, topNews: null, policy: null, ratings: [], pillars: [] });
  expect(screen.queryAllByRole('region')).toEqual([]);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    'ESG资讯',
    'ESG报告',
  ]);
});

test('SU-02 a topic: banner, figures, text with contents, and the other topics', () => {
  const text = '<h2>一</h2><p>甲</p><h2>二</h2><p>乙</p><h2>三</h2><p>丙</p>';
  const data = {
    title: '环境责任',
    articles: [articleOf('先管好电表', text)],
    figures: [{ value: '36%', label: '绿电' }],
    others: [{ name: '社会责任', path: '/sustainability/social' }],
  };
  renderView(<TopicView data={data} context={contextOf('/sustainability/environmental')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('先管好电表');
  expect(screen.getByRole('term').textContent).toBe('绿电');
  expect(within(screen.getByRole('navigation', { name: '目录' })).getAllByRole('link')).toHaveLength(3);
  expect(screen.getByRole('link', { name: '社会责任' }).getAttribute('href')).toBe('/sustainability/social');
});

test('SU-02 a topic without articles keeps its title and says so', () => {
  const data = { title: '环境责任', articles: [], figures: [], others: [] };
  renderView(<TopicView data={data} context={contextOf('/sustainability/environmental')} />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('环境责任');
});

const LIST: EsgList = {
  title: 'ESG资讯',
  intro: '',
  featured: summaryOf('头条', { id: '1' }),
  list: { items: [summaryOf('其次', { id: '2' })], total: 7, page: 1, pages: 2 },
};

test('SU-02 the first item in large, the others listed, pages in the address', () => {
  renderView(<EsgListView data={LIST} context={contextOf('/sustainability/esg-news')} />);
  expect(screen.getByRole('link', { name: '头条' }).getAttribute('target')).toBe('_blank');
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
    '/sustainability/esg-news?page=2',
  );
});

test('SU-02 an empty list says so and leads back', () => {
  const list = { items: [], total: 0, page: 1, pages: 1 };
  renderView(
    <EsgListView data={{ ...LIST, featured: null, list }} context={contextOf('/sustainability/esg-news')} />,
  );
  expect(screen.getByRole('link', { name: '返回可持续发展' }).getAttribute('href')).toBe('/sustainability');
});
