import { decodeArticlePage } from '../../ows/raw';
import { answerMenu, answerWords, menuRow, row, seam, startAnew } from '../test-seam';
import { expireLlms, getLlmsFile } from './llms';
import { expireTwins, getTwin } from './twins';

jest.mock('../../ows/calls');
jest.mock('next/headers');

const ARTICLE = row(7, {
  title: '年报 <b>要点</b>',
  excerpt: '摘要',
  content: '<h2>一</h2><p>甲<script>alert(1)</script></p><ul><li>乙</li></ul>',
  attachments: '/ows/files/a.pdf',
});

beforeEach(() => {
  startAnew();
  expireTwins();
  expireLlms();
  answerWords({});
  answerMenu(
    menuRow(1, 'terms', { menuName: '条款', menuEnName: 'Terms', seoInfo: '{"description":"说明"}' }),
    menuRow(2, 'legal-website-statement', { menuName: '声明', menuEnName: 'Statement' }),
    menuRow(3, 'public-disclosure/ann_article', { menuName: '公告', menuEnName: 'Notice' }),
    menuRow(4, 'pressroom', { visible: '1' }),
  );
  seam.fetchArticles.mockImplementation(async ({ id }) =>
    decodeArticlePage({ rows: id && id !== '7' ? [] : [ARTICLE] }),
  );
});

const twin = async (locale: 'zh' | 'en', file: string) => {
  const found = await getTwin(locale, file);
  return found && { type: found.type, text: String(found.body) };
};

test('DE-03 an article as Markdown: title, day, excerpt, cleaned body, documents, and its address', async () => {
  const found = await twin('zh', 'article/7.md');
  expect(found?.type).toBe('text/markdown; charset=utf-8');
  const parts = ['# 年报 <b>要点</b>', '2025年03月28日', '> 摘要', '## 一', '甲', '-   乙'];
  let at = -1;
  for (const part of parts) {
    const next = found?.text.indexOf(part, at + 1) ?? -1;
    expect({ part, follows: next > at }).toEqual({ part, follows: true });
    at = next;
  }
  expect(found?.text).toContain('- [a.pdf](https://site.example/ows/files/a.pdf)');
  expect(found?.text).toMatch(/<https:\/\/site\.example\/detail\?type=news&id=7>\n$/);
  expect(found?.text).not.toContain('alert');
});

test('MN-04 a page of the menu as Markdown: its own words, then its articles', async () => {
  const found = await twin('zh', 'page/terms.md');
  expect(found?.text).toMatch(/^# 条款\n\n说明\n\n<https:\/\/site\.example\/terms>\n\n## 年报/);
});

test('RT-01 every path of the route table may have a twin, also with a low line', async () => {
  expect((await twin('zh', 'page/public-disclosure/ann_article.md'))?.text).toMatch(/^# 公告\n/);
});

test.each([
  ['zh', 'article/8.md'],
  ['zh', 'page/no-such-page/at-all.md'],
  ['zh', 'page/../terms.md'],
  ['zh', 'article/7'],
  ['zh', 'article/7.html'],
  ['zh', 'other/7.md'],
] as const)('RT-02 in %s nothing is called %s', async (locale, file) => {
  expect(await getTwin(locale, file)).toBeNull();
});

test('CL-01 an outage is no missing page: what was made before stays, all else fails', async () => {
  const before = await twin('zh', 'article/7.md');
  expireTwins();
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  expect(await twin('zh', 'article/7.md')).toEqual(before);
  await expect(getTwin('zh', 'article/9.md')).rejects.toThrow('down');
});

test('llms.txt names the visible pages of both languages with their words, each once', async () => {
  const text = String((await getLlmsFile())?.body);
  expect(text).toContain('- [条款](https://site.example/md/zh/page/terms.md): 说明');
  expect(text).toContain('- [Terms](https://site.example/md/en/page/terms.md)');
  expect(text).toContain('/md/zh/page/legal-website-statement.md');
  expect(text).not.toContain('/md/en/page/legal-website-statement.md');
  expect(text).not.toContain('page/pressroom');
  expect(text).toContain('https://site.example/sitemap.xml');
});
