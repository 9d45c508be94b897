import { screen, within } from '@testing-library/react';
import type { Report, ReportCentre, ReportFile } from '@/lib/model/investors';
import { contextOf, summaryOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { ReportCentreView } from './report-centre-view';

const PATH = '/investor-relations/report';
const fileOf = (locale: 'zh' | 'en', more: Partial<ReportFile> = {}): ReportFile => ({
  url: `/ows/files/pdf/annual.${locale}.pdf`,
  name: '',
  type: 'PDF',
  size: '234.9 KB',
  locale,
  ...more,
});
const report = (more: Partial<Report> = {}): Report => ({
  id: '602',
  type: 'annual',
  year: 2024,
  title: '2024年年度报告',
  displayTime: '2025-03-28 20:00:00',
  files: [fileOf('zh'), fileOf('en', { size: '' })],
  ...more,
});

function dataOf(more: Partial<ReportCentre> = {}): ReportCentre {
  const esg = { items: [summaryOf('2024年可持续发展报告', { id: '1231' })], total: 6, page: 1, pages: 2 };
  const years = [{ year: 2024, reports: { annual: [report()] } }];
  const plain = { title: '财务报告', types: ['annual' as const], type: null, hasArchive: false };
  return { ...plain, newest: report(), years, esg, ...more };
}

test('IR-03 the newest report leads, with its document and the way to news about reports', () => {
  renderView(<ReportCentreView data={dataOf()} context={contextOf(PATH)} />);
  const newest = within(screen.getByRole('region', { name: '最新报告' }));
  expect(newest.getByRole('heading').textContent).toBe('2024年年度报告');
  expect(newest.getByRole('link', { name: /打开报告/ }).getAttribute('href')).toBe(
    '/ows/files/pdf/annual.zh.pdf',
  );
  expect(newest.getByRole('link', { name: '定期报告资讯' }).getAttribute('href')).toBe(
    '/pressroom?filterName=periodic_report',
  );
});

test.each(['desktop', 'mobile'] as const)(
  'IR-03 of many documents of a kind the first three are shown and the others folded (%s)',
  (device) => {
    const many = Array.from({ length: 6 }, (_, at) =>
      report({ id: `${at}`, title: `说明${at}`, type: 'other' }),
    );
    const few = many.slice(0, 4);
    const years = (other: readonly Report[]) => [{ year: 2024, reports: { other: [...other] } }];
    const context = contextOf(PATH, { device });
    const { unmount } = renderView(
      <ReportCentreView data={dataOf({ years: years(many) })} context={context} />,
    );
    const fold = screen.getByText('其余 3 份').closest('details');
    expect(fold?.open).toBe(false);
    const titles = within(fold as HTMLElement).getAllByText(/^说明\d$/);
    expect(titles.map((one) => one.textContent)).toEqual(['说明3', '说明4', '说明5']);
    unmount();
    renderView(<ReportCentreView data={dataOf({ years: years(few) })} context={context} />);
    expect(screen.queryByText(/^其余/)).toBeNull();
    expect(screen.getByText('说明3')).not.toBeNull();
  },
);

test('IR-03 the matrix names language and size of each document, and what is not there', () => {
  renderView(<ReportCentreView data={dataOf()} context={contextOf(PATH)} />);
  const row = within(screen.getByRole('row', { name: /^2024/ }));
  expect(row.getByRole('link', { name: '2024年年度报告 中文 234.9 KB PDF' })).not.toBeNull();
  expect(row.getByRole('link', { name: '2024年年度报告 英文 PDF' })).not.toBeNull();
  expect(row.getAllByText('无文件')).toHaveLength(4);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
    '年度',
    '年度报告',
    '半年度报告',
    '第一季度报告',
    '第三季度报告',
    'ESG报告',
  ]);
});

test('IR-03 ESG reports open as news, in pages with addresses', () => {
  renderView(<ReportCentreView data={dataOf()} context={contextOf(PATH)} />);
  expect(screen.getByRole('link', { name: '2024年可持续发展报告' }).getAttribute('href')).toBe(
    '/detail?type=news&id=1231',
  );
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(`${PATH}?page=2#esg`);
});

test('IR-03 without any report the page says so', () => {
  const esg = { items: [], total: 0, page: 1, pages: 1 };
  renderView(<ReportCentreView data={dataOf({ newest: null, years: [], esg })} context={contextOf(PATH)} />);
  expect(screen.getByText('暂无报告')).not.toBeNull();
  expect(screen.getByText('暂无ESG报告')).not.toBeNull();
});

test('IR-03 reports of one year and type are listed by name; without a document they link to their own page', () => {
  const unknown = report({ id: '77', type: 'other', year: null, title: '一份报告', files: [] });
  const summary = report({ id: '78', title: '2024年年度报告摘要' });
  const years = [
    { year: 2024, reports: { annual: [report(), summary] } },
    { year: null, reports: { other: [unknown] } },
  ];
  renderView(<ReportCentreView data={dataOf({ years })} context={contextOf(PATH)} />);
  expect(screen.getByRole('columnheader', { name: '其他' })).not.toBeNull();
  expect(screen.getByRole('link', { name: /^一份报告/ }).getAttribute('href')).toBe(
    '/detail?type=news&id=77',
  );
  expect(screen.getAllByRole('link', { name: /2024年年度报告摘要/ })).toHaveLength(2);
  expect(screen.getByRole('rowheader', { name: '年度未注明' })).not.toBeNull();
});

test('IR-03 on a phone each year is a fold with a line for each report; the newest is open', () => {
  const summary = report({ id: '78', title: '2024年年度报告摘要' });
  const years = [
    { year: 2024, reports: { annual: [report(), summary], q1: [report({ id: '79', title: '一季报' })] } },
    { year: 2023, reports: { half: [report({ id: '80', title: '2023年半年度报告' })] } },
  ];
  renderView(<ReportCentreView data={dataOf({ years })} context={contextOf(PATH, { device: 'mobile' })} />);
  expect(screen.queryByRole('table')).toBeNull();
  const folds = [...screen.getByRole('region', { name: '各年度报告' }).querySelectorAll('details')];
  expect(folds.map((fold) => fold.open)).toEqual([true, false]);
  expect(folds[0]?.querySelector('summary')?.textContent).toBe('20243 份');
  const lines = within(folds[0] as HTMLElement).getAllByRole('listitem');
  expect(lines.map((line) => line.querySelector('p')?.textContent)).toEqual([
    '年度报告2024年年度报告',
    '年度报告2024年年度报告摘要',
    '第一季度报告',
  ]);
  expect(screen.getByRole('link', { name: '一季报 中文 234.9 KB PDF' })).not.toBeNull();
});

const TYPED = { types: ['annual', 'q1'], type: 'annual' } as const;

test('IR-03 kinds are a select of a form, the chosen one is the only column; pages keep it', () => {
  const data = dataOf({ ...TYPED, types: [...TYPED.types] });
  renderView(<ReportCentreView data={data} context={contextOf(PATH, { query: { type: 'annual' } })} />);
  const types = screen.getByLabelText('按类型筛选') as HTMLSelectElement;
  expect([...types.options].map(({ value, text }) => [value, text])).toEqual([
    ['', '全部类型'],
    ['annual', '年度报告'],
    ['q1', '第一季度报告'],
  ]);
  expect([types.name, types.value, types.form?.getAttribute('action')]).toEqual(['type', 'annual', PATH]);
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['年度', '年度报告']);
  expect(screen.getByRole('link', { name: '下一页' }).getAttribute('href')).toBe(
    `${PATH}?type=annual&page=2#esg`,
  );
});

test('IR-03 on a phone the folds of one kind are open', () => {
  const years = [2024, 2023].map((year) => ({ year, reports: { annual: [report({ id: `${year}` })] } }));
  const data = dataOf({ ...TYPED, types: [...TYPED.types], years });
  renderView(<ReportCentreView data={data} context={contextOf(PATH, { device: 'mobile' })} />);
  const folds = [...screen.getByRole('region', { name: '各年度报告' }).querySelectorAll('details')];
  expect(folds.map((fold) => fold.open)).toEqual([true, true]);
});

test('IR-03 a kind without reports leads back to all; where there is one kind only, there is no choice', () => {
  const data = dataOf({ types: ['annual'], type: 'q3', years: [] });
  renderView(<ReportCentreView data={data} context={contextOf(PATH)} />);
  expect(screen.getByRole('link', { name: '查看全部报告' }).getAttribute('href')).toBe(PATH);
  expect(screen.queryByLabelText('按类型筛选')).toBeNull();
});
