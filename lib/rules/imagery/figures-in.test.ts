import { figuresIn } from './figures-in';

const inShort = (...texts: string[]) =>
  figuresIn(texts).map(({ label, value, unit }) => `${label} | ${value} | ${unit}`);

test('figures of a Chinese title and summary, each once, with the words before it', () => {
  expect(
    inShort(
      '公司发布2025年三季度业绩：前三季度归母净利润96亿元',
      '前三季度公司实现营业收入261亿元，归母净利润96亿元，客户资产规模同步提升。',
    ),
  ).toEqual(['前三季度归母净利润 | 96 | 亿元', '前三季度公司实现营业收入 | 261 | 亿元']);
});

test('figures of an English title and summary, with their currency', () => {
  expect(
    inShort(
      'Group lifts nine-month profit 41% as businesses grow',
      'Revenue reached RMB 26.1 billion and net profit RMB 9.6 billion in 2025.',
    ),
  ).toEqual([
    'Lifts nine-month profit | 41 | %',
    'Revenue reached | RMB 26.1 | billion',
    'Net profit | RMB 9.6 | billion',
  ]);
});

test('a number that only a connective joins to the one before has no name of its own', () => {
  expect(
    inShort('Nine-month profit rises 13.4% to RMB 10.89 billion', 'Costs of 12% and of 3 million'),
  ).toEqual(['Nine-month profit rises | 13.4 | %', 'Costs of | 12 | %']);
  expect(inShort('净利润增长13.4%至108.9亿元，增至290亿元', '营业收入达290亿元')).toEqual([
    '净利润增长13.4%至 | 108.9 | 亿元',
    '营业收入达 | 290 | 亿元',
  ]);
});

test('a dividend names its shares', () => {
  expect(inShort('拟每10股派发现金红利2.00元')).toEqual(['拟每10股派发现金红利 | 2.00 | 元']);
});

test('three figures at most', () => {
  expect(inShort('收入1亿元，利润2亿元，资产3亿元，负债4亿元')).toHaveLength(3);
});

test.each([
  ['', 'nothing'],
  ['2025年10月30日 18:05', 'dates and times'],
  ['拨打95521，或查询601211.SH', 'telephone numbers and codes'],
  ['一百个社区、三百一十场活动', 'numbers in words'],
  ['“海序通”10.0上线', 'versions'],
  ['41%', 'a figure without a name'],
  ['1,2亿元', 'a badly written number'],
  ['编号2024-023亿元', 'a part of a number'],
  ['9% of billions of billions', 'a figure before its name'],
  [`${'很'.repeat(40)}长的名称3亿元`, 'a name that does not fit'],
])('no figure in %p: %s', (text) => {
  expect(figuresIn([text])).toEqual([]);
});

test('a long text is read in a moment', () => {
  const started = performance.now();
  expect(figuresIn(['收入'.repeat(20_000), '9'.repeat(20_000), 'RMB '.repeat(10_000)])).toEqual([]);
  expect(performance.now() - started).toBeLessThan(1000);
});
