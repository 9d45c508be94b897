import { OwsError } from '@/lib/base/ows-error';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { openStoresAnew } from '@/server/pages/test-stores';
import { publish } from '@/testing/marks';
import { answerMenu, answerWords, menuRow, row, seam, startAnew } from '@/testing/seam';
import { getLlmsFile } from './llms';
import { getMarkdown } from './markdown-files';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const ARTICLE = row(7, {
  title: '年报 <b>要点</b>',
  excerpt: '摘要',
  content: '<h2>一</h2><p>甲<script>alert(1)</script></p><ul><li>乙</li></ul>',
  attachments: '/ows/files/a.pdf',
});

beforeEach(() => {
  startAnew();
  openStoresAnew();
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

const markdown = async (locale: 'zh' | 'en', file: string) => {
  const found = await getMarkdown(locale, file);
  return found && { type: found.type, text: String(found.body) };
};

test('DE-03 an article as Markdown: title, day, excerpt, cleaned body, documents, and its address', async () => {
  const found = await markdown('zh', 'article/7.md');
  expect(found?.type).toBe('text/markdown; charset=utf-8');
  const parts = ['# 年报 &lt;b&gt;要点&lt;/b&gt;', '2025年03月28日', '> 摘要', '## 一', '甲', '-   乙'];
  let at = -1;
  for (const part of parts) {
    const next = found?.text.indexOf(part, at + 1) ?? -1;
    expect({ part, follows: next > at }).toEqual({ part, follows: true });
    at = next;
  }
  expect(found?.text).toContain('- [年报 &lt;b&gt;要点&lt;/b&gt;](https://site.example/ows/files/a.pdf)');
  expect(found?.text).toMatch(/<https:\/\/site\.example\/detail\?type=news&id=7>\n$/);
  expect(found?.text).not.toContain('alert');
});

test('MN-04 a page of the menu as Markdown: its own words, then its articles', async () => {
  const found = await markdown('zh', 'page/terms.md');
  expect(found?.text).toMatch(/^# 条款\n\n说明\n\n<https:\/\/site\.example\/terms>\n\n## 年报/);
});

test('RT-01 every path of the route table may have a markdown, also with a low line', async () => {
  expect((await markdown('zh', 'page/public-disclosure/ann_article.md'))?.text).toMatch(/^# 公告\n/);
});

test.each([
  ['zh', 'article/8.md'],
  ['zh', 'page/no-such-page/at-all.md'],
  ['zh', 'page/../terms.md'],
  ['zh', 'article/7'],
  ['zh', 'article/9223372036854775808.md'],
  ['zh', 'article/7.html'],
  ['zh', 'other/7.md'],
] as const)('RT-02 in %s nothing is called %s', async (locale, file) => {
  expect(await getMarkdown(locale, file)).toBeNull();
});

test('CL-01 an outage is no missing page: what was made before stays, all else fails', async () => {
  const before = await markdown('zh', 'article/7.md');
  publish('lists');
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
  expect(await markdown('zh', 'article/7.md')).toEqual(before);
  await expect(getMarkdown('zh', 'article/9.md')).rejects.toThrow('down');
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

test('PD-01 llms.txt names the hub of disclosure once, whatever the number of its tabs', async () => {
  answerMenu(
    menuRow(1, 'public-disclosure', { menuName: '信息公示' }),
    menuRow(2, '', { parentId: 1, menuType: 'T' }),
    menuRow(3, 'public-disclosure/fees', { parentId: 1 }),
  );
  const lines = String((await getLlmsFile())?.body).split('\n');
  expect(lines.filter((line) => line.includes('/md/zh/page/public-disclosure'))).toEqual([
    '- [信息公示](https://site.example/md/zh/page/public-disclosure.md)',
  ]);
});

const SMUGGLED = '[x](javascript:alert(1)) <script>1</script>\n# y';

test('L8 titles, excerpts, names of files and of the menu are text and nothing else', async () => {
  answerMenu(menuRow(1, 'terms', { menuName: SMUGGLED, seoInfo: JSON.stringify({ description: SMUGGLED }) }));
  const odd = row(7, {
    title: SMUGGLED,
    excerpt: SMUGGLED,
    attachments: '/ows/files/a%5D(javascript:1).pdf',
  });
  seam.fetchArticles.mockImplementation(async () => decodeArticlePage({ rows: [odd] }));
  const texts = [
    (await markdown('zh', 'article/7.md'))?.text,
    (await markdown('zh', 'page/terms.md'))?.text,
    String((await getLlmsFile())?.body),
  ];
  for (const text of texts) {
    expect(text).toContain(String.raw`\[x\](javascript:alert(1)) &lt;script&gt;1&lt;/script&gt; # y`);
    expect(text).not.toMatch(/<script|^# y/m);
  }
});

test('M6 an article of tags nested without end costs nothing but its depth', async () => {
  const deep = `${'<div>'.repeat(20_000)}甲${'</div>'.repeat(20_000)}`;
  seam.fetchArticles.mockImplementation(async () => decodeArticlePage({ rows: [row(7, { content: deep })] }));
  expect((await markdown('zh', 'article/7.md'))?.text).toContain('# 文7');
});

test('M6 of an endless body the markdown says title, documents and address', async () => {
  const content = '<p>甲</p>'.repeat(100_000);
  const fields = { content, attachments: '/ows/files/a.pdf' };
  seam.fetchArticles.mockImplementation(async () => decodeArticlePage({ rows: [row(7, fields)] }));
  const text = (await markdown('zh', 'article/7.md'))?.text ?? '';
  expect(text).toContain('a.pdf');
  expect(text).not.toContain('甲');
});
