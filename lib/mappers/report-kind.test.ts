import { reportKind } from './report-kind';

const kindOf = (title: string, more: object = {}) => {
  const { type, year } = reportKind({
    title,
    ext: {},
    codes: [],
    displayTime: '2031-05-06 08:00:00',
    ...more,
  });
  return [type, year];
};

test.each([
  ['2024年年度报告', 'annual', 2024],
  ['2024年年度报告摘要', 'annual', 2024],
  ['2024年度报告（英文版）', 'annual', 2024],
  ['海岳证券２０２４年年度报告', 'annual', 2024],
  ['二〇二四年年度报告', 'annual', 2024],
  ['二零二四年年報', 'annual', 2024],
  ['二○二四年半年度报告', 'half', 2024],
  ['截至二〇二五年六月三十日止六个月之中期报告', 'half', 2025],
  ['2025年半年报', 'half', 2025],
  ['2025年中期业绩公告', 'half', 2025],
  ['2025年第一季度报告', 'q1', 2025],
  ['2025年一季报', 'q1', 2025],
  ['2025年第1季度报告', 'q1', 2025],
  ['2024年第三季度报告', 'q3', 2024],
  ['2024年前三季度报告', 'q3', 2024],
  ['关于2025年3月28日披露的2024年年度报告', 'annual', 2024],
  ['2023-03-30 2022年年度报告', 'annual', 2022],
  ['2024年度环境、社会及治理报告', 'esg', 2024],
  ['Annual Report 2024', 'annual', 2024],
  ['2024 ANNUAL REPORT (SUMMARY)', 'annual', 2024],
  ['Annual results for the year ended 31 December 2024', 'annual', 2024],
  ['Interim Report 2025', 'half', 2025],
  ['Half-Year Report 2025', 'half', 2025],
  ['Semi-annual report 2025', 'half', 2025],
  ['Results for the six months ended 30 June 2025', 'half', 2025],
  ['First Quarterly Report of 2025', 'q1', 2025],
  ['Q1 2025 report', 'q1', 2025],
  ['Third Quarterly Report 2025', 'q3', 2025],
  ['Q3 2025', 'q3', 2025],
  ['3Q25 results', 'q3', 2025],
  ['Q3 FY25', 'q3', 2025],
  ['2024 Sustainability Report', 'esg', 2024],
])('IR-03 kind and year are read from "%s"', (title, type, year) => {
  expect(kindOf(title)).toEqual([type, year]);
});

test.each([
  '2023季度报告',
  '2023年中期票据募集说明书',
  '2023年第四季度报告',
  '2023年第二季度偿付能力',
  'Report 2023',
])('IR-03 "%s" is another report of its year', (title) => {
  expect(kindOf(title)).toEqual(['other', 2023]);
});

test('IR-03 without a year in the title it is that of publication, and without that none', () => {
  expect(kindOf('年度报告')).toEqual(['annual', 2031]);
  expect(kindOf('', { displayTime: 'soon' })).toEqual(['other', null]);
});

test('IR-03 ext goes before the title, codes and category come after it', () => {
  expect(kindOf('Report', { ext: { reportType: 'q1', reportYear: '2020' } })).toEqual(['q1', 2020]);
  expect(kindOf('Report 2024', { codes: ['periodic_report', 'interim_report'] })).toEqual(['half', 2024]);
  expect(kindOf('关于披露的公告', { codes: ['半年度报告'] })).toEqual(['half', 2031]);
  expect(kindOf('2024年年度报告', { ext: { reportType: 'unheard-of', reportYear: 'x' } })).toEqual([
    'annual',
    2024,
  ]);
});
