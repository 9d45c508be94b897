import { loadPinyin } from './pinyin';
import { queryOf, termsOf } from './terms';
import { tokensOf } from './tokens';

describe('what a text is found by', () => {
  test.each([
    ['年度分红', ['年度', '度分', '分红', '红']],
    ['ESG 报告', ['esg', '报告', '告']],
    ['Dividends paid', ['dividends', 'dividend', 'paid']],
    ['SH601211', ['sh601211', 'sh', '601211']],
    ['２０２４年', ['2024', '年']],
    ['𠮷野家', ['𠮷野', '野家', '家']],
    ['!!! <> 😀', []],
    ['', []],
  ])('SE-02 %s', (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});

describe('terms of a query', () => {
  test.each([
    ['公告', "'公告'"],
    ['税', "'税':*"],
    ['股东大会', "'股东' & '东大' & '大会'"],
    ['dividends', "('dividend' | 'dividends':*)"],
    ['the report', "('report' | 'report':*)"],
    ['the', "('the' | 'the':*)"],
    ['x', "'x'"],
    ["o'neil\\", "'o' & ('neil' | 'neil':*)"],
    ['   ', ''],
    ['<script>', "('script' | 'script':*)"],
  ])('SE-02 %s', (typed, query) => {
    expect(queryOf(termsOf(typed))).toBe(query);
  });

  test('SE-02 of many words the first eight are searched', () => {
    expect(termsOf('a1 b1 c1 d1 e1 f1 g1 h1 i1 j1')).toHaveLength(8);
  });

  test('SE-02 tokens of titles have a mark', () => {
    expect(queryOf(termsOf('公告'), '=')).toBe("'=公告'");
  });
});

test('SE-02 names are found by pinyin and initials from each syllable on', async () => {
  const pinyin = await loadPinyin();
  expect(pinyin('重庆静安路A座')).toEqual([
    ...['chongqingjinganlu', 'qingjinganlu', 'jinganlu', 'anlu', 'lu'],
    ...['cqjal', 'qjal', 'jal', 'al', 'l'],
    ...['zuo', 'z'],
  ]);
  expect(pinyin('吕梁')).toContain('lvliang');
  expect(pinyin('Haixu')).toEqual([]);
});
