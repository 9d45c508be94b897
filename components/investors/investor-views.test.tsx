import { screen, within } from '@testing-library/react';
import { mapQuotes } from '@/lib/mappers/quotes';
import type { TableName } from '@/lib/model/data-table';
import type { InvestorHome, StockInfo } from '@/lib/model/investors';
import { answerDividend } from '@/lib/rules/investors/answer-dividend';
import { getTable } from '@/lib/rules/investors/tables';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { CalculatorView } from './calculator-view';
import { CalendarView } from './calendar-view';
import { GovernanceView } from './governance-view';
import { InvestorHomeView } from './investor-home-view';
import { ProspectusGroupsView, ProspectusView } from './prospectus-view';
import { StockInfoView } from './stock-info-view';

beforeAll(() => {
  window.IntersectionObserver = class {
    observe() {}
    disconnect() {}
  } as never;
});

const quotes = mapQuotes(null);
const person = {
  id: '1',
  name: '顾闻远',
  role: '董事会秘书',
  phone: '021-5550 0600',
  email: 'gu@example.example',
};
const home = (more: Partial<InvestorHome> = {}): InvestorHome => ({
  title: '投资者关系',
  intro: '',
  quotes,
  banner: { title: '2024年年度报告', year: '2024', image: '', url: '/ows/files/pdf/a.pdf', size: '235 KB' },
  latest: [summaryOf('公告一', { id: '1', tag: '股东会' })],
  events: [{ id: 'agm', title: '年度股东会', date: '2027-05-27', start: '14:00', end: null, place: '上海' }],
  contacts: {
    office: [
      { label: '电子邮箱', value: 'ir@example.example', url: 'mailto:ir@example.example' },
      { label: '传真', value: '021-5550 0602', url: '' },
    ],
    people: [person],
  },
  media: [{ name: '上海证券交易所', url: 'https://www.sse.com.cn/', image: '/ows/files/images/sse.svg' }],
  ...more,
});
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('IR-01 quotes, the latest report, announcements, contacts and disclosure media', () => {
  renderView(<InvestorHomeView data={home()} context={contextOf('/investor-relations')} />);
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(hrefOf(/^下载报告/)).toBe('/ows/files/pdf/a.pdf');
  expect(screen.getByRole('link', { name: '公告一' }).getAttribute('target')).toBe('_blank');
  expect(hrefOf('查看更多')).toBe('/pressroom?filterName=announcement');
  expect(hrefOf('ir@example.example')).toBe('mailto:ir@example.example');
  expect(hrefOf('021-5550 0600')).toBe('tel:+862155500600');
  expect(hrefOf('保存名片（vCard）：顾闻远')).toBe('/investor-relations/data/zh/contact-1.vcf');
  expect(hrefOf('加入日历：年度股东会')).toBe('/investor-relations/data/zh/event-agm.ics');
  const medium = screen.getByRole('link', { name: '上海证券交易所' });
  expect(within(medium).getByRole('img').getAttribute('src')).toBe('/ows/files/images/sse.svg');
});

test('IR-01 what is missing leaves no empty frame', () => {
  const bare = { banner: null, latest: [], events: [], media: [], contacts: { office: [], people: [] } };
  renderView(<InvestorHomeView data={home(bare)} context={contextOf('/investor-relations')} />);
  expect(screen.queryByRole('region', { name: '最新定期报告' })).toBeNull();
  expect(screen.queryByRole('region', { name: '法定信息披露媒体' })).toBeNull();
  expect(screen.getByText('暂无公告')).not.toBeNull();
});

const stock = (name: TableName, locale: 'zh' | 'en' = 'zh'): StockInfo => ({
  title: '股票信息',
  quotes,
  tabs: [
    { name: 'holders', label: '十大股东' },
    { name: 'ownership', label: '股权结构' },
    { name: 'dividends', label: '历史分红' },
  ],
  table: getTable(name, locale),
  notes: [articleOf('说明', '<p>数量单位为万股。</p>')],
});

test.each([
  ['holders', 11, '十大股东持股比例图'],
  ['ownership', 8, '股权结构图'],
  ['dividends', 12, '2015至2024年度每股现金红利图（元，含税）'],
] as const)(
  'IR-02 %s: a table of %i rows, a chart, files, date, source and the word sample',
  (name, rows, drawing) => {
    const path = '/investor-relations/stock-info';
    renderView(<StockInfoView data={stock(name)} context={contextOf(path)} />);
    const table = screen.getByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(rows);
    expect(within(table).getAllByRole('rowheader')).toHaveLength(rows - 1);
    expect(screen.getByRole('img', { name: drawing })).not.toBeNull();
    expect(hrefOf('CSV')).toBe(`/investor-relations/data/zh/${name}.csv`);
    expect(hrefOf('JSON')).toBe(`/investor-relations/data/zh/${name}.json`);
    expect(screen.getByText(/^截至2025年0\d月/).textContent).toContain('来源：');
    expect(screen.getByText('示例数据，仅供演示')).not.toBeNull();
    expect(screen.getByText('数量单位为万股。')).not.toBeNull();
    expect(hrefOf('股权结构')).toBe(`${path}?tab=ownership#figures`);
    expect(hrefOf('十大股东')).toBe(`${path}#figures`);
  },
);

test('IR-02 levels of the ownership and separated thousands', () => {
  renderView(
    <StockInfoView data={stock('ownership', 'en')} context={contextOf('/x', { locale: 'en' })} />,
    'en',
  );
  const levels = screen.getAllByRole('row').map((row) => row.dataset.level);
  expect(levels).toEqual([undefined, '1', '2', '3', '3', '2', '3', '3']);
  expect(screen.getByRole('cell', { name: '1,762,970.87' })).not.toBeNull();
});

test('IR-02 the calculator shows each payment, the sum and what is assumed', () => {
  const data = answerDividend({ shares: '12345', from: '2023', to: '2024' });
  renderView(<CalculatorView data={data} context={contextOf('/investor-relations/dividend-calculator')} />);
  expect(screen.getByText('9,629.10')).not.toBeNull();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['2024', '2024', '2023']);
  expect(within(screen.getByRole('region', { name: '计算说明' })).getAllByRole('listitem')).toHaveLength(5);
  expect((screen.getByLabelText('持股数量（股）') as HTMLInputElement).value).toBe('12345');
});

test.each([
  [{ from: '2015', to: '2024' }, /请输入 1 至/],
  [{ shares: '1', from: '2024', to: '2015' }, /起始年度不能晚于/],
])('IR-02 a question of %j is answered by what is wrong with it', (query, words) => {
  renderView(<CalculatorView data={answerDividend(query)} context={contextOf('/x')} />);
  expect(screen.getByRole('alert').textContent).toMatch(words);
  expect(screen.queryByRole('table')).toBeNull();
});

test('IR-02 years without a dividend, and no question at all', () => {
  const { unmount } = renderView(
    <CalculatorView
      data={answerDividend({ shares: '1', from: '2000', to: '2001' })}
      context={contextOf('/x')}
    />,
  );
  expect(screen.getByText('所选年度没有分红')).not.toBeNull();
  unmount();
  renderView(<CalculatorView data={answerDividend({})} context={contextOf('/x')} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('IR-01 the calendar: dates to come, dates past, and none', () => {
  const event = { id: 'a', title: '业绩发布', date: '2027-03-26', start: null, end: null, place: '' };
  const { unmount } = renderView(
    <CalendarView data={{ coming: [event], past: [] }} context={contextOf('/x')} />,
  );
  expect(screen.getByText('2027年03月26日').getAttribute('datetime')).toBe('2027-03-26');
  expect(screen.queryByRole('region', { name: '过往日程' })).toBeNull();
  unmount();
  renderView(<CalendarView data={{ coming: [], past: [event] }} context={contextOf('/x')} />);
  expect(screen.getByText('暂无已公布的日程')).not.toBeNull();
});

test('IR-04 a banner to the groups in a new tab, and a paged list', () => {
  const list = { items: [summaryOf('招股书', { id: '9' })], total: 12, page: 2, pages: 2 };
  const path = '/investor-relations/prospectus';
  renderView(
    <ProspectusView
      data={{ title: '招股书', intro: '', list }}
      context={contextOf(path, { query: { page: '2' } })}
    />,
  );
  const banner = screen.getByRole('link', { name: /发行与更名专题/ });
  expect(banner.getAttribute('href')).toBe(`${path}/prospectus-banner-detail`);
  expect(banner.getAttribute('target')).toBe('_blank');
  expect(hrefOf('上一页')).toBe(path);
});

test('IR-04 items of the groups open as channel; an empty group says so', () => {
  const groups = [
    { title: '新公司更名', articles: [summaryOf('更名说明', { id: '180' })] },
    { title: '2017年H股全球发售', articles: [] },
  ];
  renderView(<ProspectusGroupsView data={{ title: '专题', intro: '', groups }} context={contextOf('/x')} />);
  expect(hrefOf('更名说明')).toBe('/detail?type=channel&id=180');
  expect(
    within(screen.getByRole('region', { name: '2017年H股全球发售' })).getByText('暂无文件'),
  ).not.toBeNull();
});

test('IR-06 the charter in force is open, its predecessors and the rules are folded', () => {
  const charters = [
    articleOf('章程2025', '<p>现行</p>', { id: '1' }),
    articleOf('章程2023', '<p>旧</p>', { id: '2' }),
  ];
  const rules = [{ title: '董事会议事规则', article: articleOf('规则', '<p>召集</p>', { id: '3' }) }];
  const data = { title: '公司治理', intro: '', charterTitle: '公司章程', charters, rules };
  renderView(<GovernanceView data={data} context={contextOf('/investor-relations/governance')} />);
  expect(screen.getByText('现行').closest('details')).toBeNull();
  expect(screen.getByText('旧').closest('details')?.textContent).toContain('章程2023');
  expect(screen.getByText('召集').closest('details')?.textContent).toContain('董事会议事规则');
});

test('IR-06 without a charter the page says so', () => {
  const data = { title: '公司治理', intro: '', charterTitle: '', charters: [], rules: [] };
  renderView(<GovernanceView data={data} context={contextOf('/x')} />);
  expect(screen.getAllByText('暂无文件')).toHaveLength(2);
});
