import { screen, within } from '@testing-library/react';
import { mapQuotes } from '@/lib/mappers/quotes';
import type { StockTable } from '@/lib/model/data-table';
import { INVESTOR_LINKS, type InvestorHome, type Report, type StockInfo } from '@/lib/model/investors';
import { answerDividend } from '@/lib/rules/investors/answer-dividend';
import { keyFigures } from '@/lib/rules/investors/key-figures';
import { getTable } from '@/lib/rules/investors/tables';
import { articleOf, contextOf, summaryOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
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
  pages: INVESTOR_LINKS,
  quotes,
  banner: { title: '2024年年度报告', year: '2024', image: '', url: '/ows/files/pdf/a.pdf', size: '235 KB' },
  results: null,
  figures: null,
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
  expect(screen.getByRole('heading', { level: 3, name: '公告一' })).toBeTruthy();
  expect(hrefOf('查看更多')).toBe('/pressroom?filterName=announcement');
  expect(hrefOf('ir@example.example')).toBe('mailto:ir@example.example');
  expect(hrefOf('021-5550 0600')).toBe('tel:+862155500600');
  expect(hrefOf('保存名片（vCard）：顾闻远')).toBe('/investor-relations/data/zh/contact-1.vcf');
  expect(hrefOf('加入日历：年度股东会')).toBe('/investor-relations/data/zh/event-agm.ics');
  const medium = screen.getByRole('link', { name: '上海证券交易所' });
  expect(within(medium).getByRole('img').getAttribute('src')).toBe('/ows/files/images/sse.svg');
});

test('IR-01 the latest results in a row, key figures with five years each, and the next date', () => {
  const file = (url: string, name: string) =>
    ({ url, name, type: 'PDF', size: '1 MB', locale: 'zh' }) as const;
  const report: Report = {
    id: '7',
    type: 'q3',
    year: 2025,
    title: '2025年第三季度报告',
    displayTime: '2025-10-30 20:00:00',
    files: [file('/ows/files/q3.pdf', 'q3.pdf'), file('/ows/files/slides.pdf', '业绩推介.pdf')],
  };
  const announcement = summaryOf('关于召开业绩说明会的公告', { id: '8' });
  const next = { id: 'ar', title: '年度业绩发布', date: '2027-03-26', start: null, end: null, place: '' };
  const figures = keyFigures(getTable('figures', 'zh'));
  renderView(
    <InvestorHomeView
      data={home({ results: { report, announcement, next }, figures })}
      context={contextOf('/investor-relations')}
    />,
  );
  const row = within(screen.getByRole('region', { name: '最新业绩' }));
  expect(row.getByRole('link', { name: '2025年第三季度报告' }).getAttribute('href')).toBe(
    '/ows/files/q3.pdf',
  );
  expect(row.getAllByText('PDF')[0]?.parentElement?.textContent).toBe('2025年10月30日 · PDF · 1 MB');
  expect(row.getByRole('link', { name: '业绩推介.pdf' })).not.toBeNull();
  expect(row.getByRole('link', { name: announcement.title }).getAttribute('href')).toBe(
    '/detail?type=news&id=8',
  );
  expect(row.getByText('2027年03月26日')).not.toBeNull();
  const block = within(screen.getByRole('region', { name: '2025年度关键数据' }));
  expect(block.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
    '营业收入',
    '归母净利润',
    '加权平均净资产收益率',
    '风险覆盖率',
  ]);
  expect(block.getAllByText('352.60')).toHaveLength(2);
  expect(block.getByText('同比 +23.1%')).not.toBeNull();
  expect(block.getByText('同比 +1.52 个百分点')).not.toBeNull();
  expect(block.getAllByRole('img', { name: /，2021至2025年$/ })).toHaveLength(4);
  expect(block.getByRole('link', { name: 'CSV' }).getAttribute('href')).toBe(
    '/investor-relations/data/zh/figures.csv',
  );
  expect(block.getByRole('table', { hidden: true }).querySelectorAll('tbody tr')).toHaveLength(4);
  const date = within(screen.getByRole('region', { name: '最近的日程' }));
  expect(date.getByText('2027年05月27日')).not.toBeNull();
});

test('IR-01 what is missing leaves no empty frame', () => {
  const bare = { banner: null, latest: [], events: [], media: [], contacts: { office: [], people: [] } };
  renderView(<InvestorHomeView data={home(bare)} context={contextOf('/investor-relations')} />);
  expect(screen.queryByRole('region', { name: '定期报告' })).toBeNull();
  expect(screen.queryByRole('region', { name: '法定信息披露媒体' })).toBeNull();
  expect(screen.queryByRole('region', { name: /最新业绩|关键数据|最近的日程|投资者日历/ })).toBeNull();
  expect(screen.getByText('暂无公告')).not.toBeNull();
});

const stock = (name: StockTable, locale: 'zh' | 'en' = 'zh'): StockInfo => ({
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
  ['dividends', 12, '历年每股现金红利图（元，含税）'],
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
  expect(screen.getByRole('cell', { name: '17,629.71' })).not.toBeNull();
  expect(screen.getByText('17.63')).not.toBeNull();
  expect(screen.getByText('billion shares')).not.toBeNull();
});

test('IR-02 on a phone each row is an entry with its most important figure, nothing to swipe', () => {
  const context = contextOf('/investor-relations/stock-info', { device: 'mobile' });
  const { unmount } = renderView(<StockInfoView data={stock('dividends')} context={context} />);
  expect(screen.queryByRole('table')).toBeNull();
  const entries = within(screen.getByRole('list', { name: '历史分红' })).getAllByRole('listitem');
  expect(entries).toHaveLength(11);
  expect(entries[0]?.querySelector('p')?.textContent).toBe('2024 末期');
  expect(entries[0]?.querySelector('strong')?.textContent).toBe('0.27');
  expect(entries[0]?.textContent).toContain('分红总额（万元）476,002.13');
  unmount();
  const data = answerDividend({ shares: '12345', from: '2023', to: '2024' });
  renderView(<CalculatorView data={data} context={context} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(within(screen.getByRole('list', { name: '各次分红' })).getByText('3,333.15')).not.toBeNull();
});

test('IR-02 the calculator shows each payment, the sum and what is assumed', () => {
  const data = answerDividend({ shares: '12345', from: '2023', to: '2024' });
  renderView(<CalculatorView data={data} context={contextOf('/investor-relations/dividend-calculator')} />);
  expect(screen.getByText('9,629.10')).not.toBeNull();
  expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(['2024', '2024', '2023']);
  expect(within(screen.getByRole('region', { name: '计算说明' })).getAllByRole('listitem')).toHaveLength(5);
  expect((screen.getByLabelText('持股数量（股）') as HTMLInputElement).value).toBe('12345');
});

test('EL-18 what the dividend calculator assumes stands whole before the form and the result', () => {
  const data = answerDividend({ shares: '12345', from: '2023', to: '2024' });
  renderView(<CalculatorView data={data} context={contextOf('/x')} />);
  const assumed = screen.getByRole('region', { name: '计算说明' });
  expect(assumed.closest('details') ?? assumed.querySelector('details')).toBeNull();
  expect(standsBefore(assumed, screen.getByRole('button', { name: '计算' }))).toBe(true);
  expect(standsBefore(assumed, screen.getByRole('region', { name: '计算结果' }))).toBe(true);
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
      data={{ title: '招股书', intro: '', list, groups: ['新公司更名', '2017年H股全球发售'] }}
      context={contextOf(path, { query: { page: '2' } })}
    />,
  );
  const banner = screen.getByRole('link', { name: /发行与更名专题/ });
  expect(banner.getAttribute('href')).toBe(`${path}/prospectus-banner-detail`);
  expect(within(banner).getByText('新公司更名、2017年H股全球发售')).not.toBeNull();
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
