import { highlight } from './highlight';
import { termsOf } from './terms';

describe('highlighting', () => {
  test.each([
    ['年度分红公告', '分红', '年度<em>分红</em>公告'],
    ['报告与年度公告', '年度报告', '<em>报告</em>与<em>年度</em>公告'],
    ['公告公告', '公告', '<em>公告公告</em>'],
    ['Annual Report', 'report ANN', '<em>Ann</em>ual <em>Report</em>'],
    ['Paying a Dividend', 'dividends', 'Paying a <em>Dividend</em>'],
    ['x.y xyz', 'x.y', '<em>x</em>.<em>y</em> xyz'],
    ['SH601211 与 601211', '601211', 'SH<em>601211</em> 与 <em>601211</em>'],
    ['ＥＳＧ报告', 'esg 报告', '<em>ＥＳＧ报告</em>'],
    ['无关', '分红', '无关'],
    ['原样', '', '原样'],
  ])('SE-04 %s for %s', (text, typed, expected) => {
    expect(highlight(text, termsOf(typed))).toBe(expected);
  });

  test('SE-04 markup in a title is text, and a search for it cannot break out', () => {
    expect(highlight('<img src=x>', termsOf('<img'))).toBe('&lt;<em>img</em> src=x&gt;');
    expect(highlight('A&B "c"', termsOf('&'))).toBe('A&amp;B &quot;c&quot;');
  });
});
