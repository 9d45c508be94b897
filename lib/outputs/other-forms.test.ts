import { OwsError } from '@/lib/base/ows-error';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { peekProcessState } from '@/lib/runtime/process-state';
import { openStoresAnew } from '@/server/pages/test-stores';
import { answerMenu, answerWords, menuRow, preview, row, seam, startAnew } from '@/testing/seam';
import { makeCard } from './cards/card-files';
import { getMarkdown } from './markdown/markdown-files';
import { getOtherForms } from './other-forms';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');
jest.mock('./cards/card');

const DRAFT = row(7, {
  title: '年报 <b>要点</b> & 更多',
  excerpt: '摘要 <1>',
  content: '<p>甲</p>',
  menuKey: 'k2',
  customLable: '公告',
  status: '1',
  displayTime: '2999-01-01 08:00:00',
});

/** The back office knows the draft in preview only, and in the lists of the given menu items. */
function answerDraft(inLists: readonly string[]): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey, bindingTags = [] }, isPreview) => {
    const list = bindingTags[0] ?? menuKey;
    const isThere = isPreview && (list === undefined || inLists.includes(list));
    return decodeArticlePage({ rows: isThere ? [DRAFT] : [] });
  });
}

beforeEach(() => {
  startAnew();
  openStoresAnew();
  answerWords({});
  answerMenu(
    menuRow(1, 'pressroom', { menuName: '新闻' }),
    menuRow(2, '', { parentId: 1, menuName: '要闻' }),
    menuRow(3, 'terms', { menuName: '条款', seoInfo: '{"description":"说明"}' }),
    menuRow(4, 'about-us/culture-building', { bindingTags: 'tag' }),
  );
  answerDraft(['k1']);
  preview(true);
});

const ARTICLE = { path: '/detail', query: { type: 'news', id: '7' } };

test('PV-03 a draft is shown as the entry that the feed of its list will have', async () => {
  const { feed } = await getOtherForms('zh', ARTICLE);
  expect(feed).toMatchObject({
    title: '年报 <b>要点</b> & 更多',
    text: '摘要 <1>',
    link: 'https://site.example/detail?type=news&id=7',
    published: '2999-01-01T00:00:00.000Z',
  });
  expect(feed?.xml).toMatch(/^<entry>\n {4}<title[\s\S]*<\/entry>$/);
  expect(feed?.xml).toContain('年报 &lt;b&gt;');
  expect(feed?.xml).not.toContain('<b>');
});

test('PV-03 a draft is shown as the Markdown that it will have', async () => {
  const { markdown } = await getOtherForms('zh', ARTICLE);
  expect(markdown).toMatch(
    /^# 年报 &lt;b&gt;要点&lt;\/b&gt; &amp; 更多\n\n2999年01月01日\n\n> 摘要[\s\S]*甲/,
  );
  expect(markdown).toContain('<https://site.example/detail?type=news&id=7>');
});

test.each([
  ['of tags', ['tag'], true],
  ['of no list', [], false],
])('PV-03 an article %s: the back office says which feeds have it', async (_what, lists, isThere) => {
  answerDraft(lists);
  expect((await getOtherForms('zh', ARTICLE)).feed !== null).toBe(isThere);
});

test('PV-03 lists that cannot have the article are not asked for', async () => {
  await getOtherForms('zh', ARTICLE);
  const asked = seam.fetchArticles.mock.calls.map(([{ menuKey }]) => menuKey);
  expect(asked.sort()).toEqual(['k1', 'k4', undefined]);
});

test('PV-03 outside of the preview there is nothing of a draft', async () => {
  preview(false);
  expect(await getOtherForms('zh', ARTICLE)).toEqual({ feed: null, markdown: null });
});

test.each(['8', '9223372036854775808', 'x'])('PV-03 the id %s has no other form', async (id) => {
  expect(await getOtherForms('zh', { path: '/detail', query: { id } })).toEqual({
    feed: null,
    markdown: null,
  });
});

test('PV-03 a page of the menu has Markdown and no entry; the home page and others have none', async () => {
  const page = await getOtherForms('zh', { path: '/terms', query: {} });
  expect(page.feed).toBeNull();
  expect(page.markdown).toMatch(/^# 条款\n\n说明/);
  for (const path of ['/', '/site-map'])
    expect(await getOtherForms('zh', { path, query: {} })).toEqual({ feed: null, markdown: null });
});

test('PV-03 nothing of a draft is stored', async () => {
  const store = peekProcessState('files');
  if (!store) throw new Error('no store');
  const write = jest.spyOn(store, 'write');
  await getMarkdown('zh', 'article/7.md');
  expect(write).toHaveBeenCalledTimes(1);
  await getOtherForms('zh', ARTICLE);
  await makeCard('zh', 'article/7.png');
  expect(write).toHaveBeenCalledTimes(1);
});

test('PV-03 an outage is not taken for a page without other forms', async () => {
  seam.fetchArticles.mockRejectedValue(new OwsError('network', 'down', { code: 0 }));
  await expect(getOtherForms('zh', ARTICLE)).rejects.toThrow('down');
});
