import { highlight } from './highlight';

describe('highlighting', () => {
  test.each([
    ['年度分红公告', ['分红'], '年度<em>分红</em>公告'],
    ['Annual Report', ['report', 'ANN'], '<em>Ann</em>ual <em>Report</em>'],
    ['a.b axb', ['a.b'], '<em>a.b</em> axb'],
    ['无关', ['分红'], '无关'],
    ['原样', [], '原样'],
  ])('SE-04 %s with %j', (text, words, expected) => {
    expect(highlight(text, words)).toBe(expected);
  });

  test('SE-04 markup in a title is text, and a search for it cannot break out', () => {
    expect(highlight('<img src=x>', ['img'])).toBe('&lt;<em>img</em> src=x&gt;');
    expect(highlight('A&B', ['&'])).toBe('A<em>&amp;</em>B');
  });
});
