import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { metrics } from '@/lib/runtime/metrics';
import { collectNotes } from '@/lib/runtime/page-notes';
import {
  answerArticles,
  answerMenu,
  answerWords,
  asked,
  FUTURE,
  menuRow,
  preview,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import {
  getArticle,
  getMenuPage,
  getPageData,
  listArticles,
  listByMenuName,
  listByTitle,
  listFullArticles,
  pageArticles,
} from './articles';
import { getList } from './lists';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const ZH = variantOf();
const EN = variantOf('en', 'mobile');
const down = new Error('down');
const ids = (articles: readonly { id: string }[] | undefined) => articles?.map(({ id }) => id);

beforeEach(startAnew);

describe('what cannot be', () => {
  test.each([
    ['an id above the largest', { id: '9223372036854775808' }],
    ['an id that is none', { id: '1 or 1=1' }],
    ['a year before all articles', { year: '0000' }],
    ['a year far ahead', { year: '2101' }],
    ['a title with a control character', { title: 'a\u0000b' }],
  ])('H1 nothing is found by %s, without a call', async (_what, wish) => {
    answerArticles([row(1)]);
    expect(await listArticles(ZH, wish)).toEqual([]);
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  });

  test('DE-01 an article with an id of 19 digits is found by all of them', async () => {
    const id = '1912345678901234567';
    answerArticles([{ ...row(1), id }]);
    expect(await getArticle(ZH, id)).toMatchObject({ id });
    expect(asked()).toMatchObject({ id });
  });
});

describe('pages', () => {
  test.each([
    [1, 21, 3],
    [3, 21, 3],
    [1, 0, 1],
    [2, 20, 2],
  ])('CL-05 page %i of %i articles is one of %i', async (page, total, pages) => {
    answerArticles([row(1)], total);
    const found = await pageArticles(ZH, { menuKey: 'k', page, pageSize: 10 });
    expect(found).toMatchObject({ total, page, pages, items: [{ id: '1' }] });
    const own = expect.objectContaining({ pageNum: page, pageSize: 10, menuKey: 'k' });
    expect(seam.fetchArticles).toHaveBeenCalledWith(own, false);
  });

  test.each([
    [4, 21],
    [2, 0],
    [3, 20],
  ])('CL-05 page %i of %i articles is none, though the last page is answered again', async (page, total) => {
    answerArticles([row(1)], total);
    expect(await pageArticles(ZH, { page, pageSize: 10 })).toBeNull();
    expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
  });

  test('CL-05 a future article takes no place: every page is full and no article is lost or shown twice', async () => {
    const all = [row(99, { displayTime: FUTURE }), ...[1, 2, 3, 4, 5].map((id) => row(id))];
    seam.fetchArticles.mockImplementation(async ({ pageNum = 1, pageSize = 100 }) =>
      decodeArticlePage({ rows: all.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: all.length }),
    );
    const pageOf = (page: number) => pageArticles(ZH, { page, pageSize: 2 });
    const found = await Promise.all([pageOf(1), pageOf(2), pageOf(3)]);
    expect(found.map((one) => ids(one?.items))).toEqual([['1', '2'], ['3', '4'], ['5']]);
    expect(found.map((one) => [one?.total, one?.pages])).toEqual(Array(3).fill([5, 3]));
    expect(await pageOf(4)).toBeNull();
  });

  test('CL-05 the answer without a total counts its rows', async () => {
    answerArticles([row(1), row(2)]);
    expect(await pageArticles(ZH, { page: 1, pageSize: 10 })).toMatchObject({ total: 2, pages: 1 });
  });

  test('CL-05 a failure is never an empty or missing page', async () => {
    seam.fetchArticles.mockRejectedValue(down);
    await expect(pageArticles(ZH, { page: 1 })).rejects.toBe(down);
    await expect(listArticles(ZH, {})).rejects.toBe(down);
  });
});

describe('one article', () => {
  test('DE-01 by its id, with its body', async () => {
    answerArticles([row(7, { content: '<p>甲</p>' })]);
    expect(await getArticle(ZH, '7')).toMatchObject({ id: '7', body: '<p>甲</p>' });
    expect(asked()).toMatchObject({ id: '7', withBody: true, pageSize: 1 });
  });

  test.each([[[]], [[row(8)]], [[row(77)]]])('DE-03 id 7 answered by %j is nothing', async (rows) => {
    answerArticles(rows);
    expect(await getArticle(ZH, '7')).toBeNull();
  });

  test('DE-03 a failure is not a missing article', async () => {
    seam.fetchArticles.mockRejectedValue(down);
    await expect(getArticle(ZH, '7')).rejects.toBe(down);
  });
});

describe('whole lists', () => {
  /** A back office with so many articles, in pages as they are asked for. */
  function answerPages(total: number): void {
    const { decodeArticlePage } =
      jest.requireActual<typeof import('@/lib/ows/contract/raw')>('@/lib/ows/contract/raw');
    seam.fetchArticles.mockImplementation(async ({ pageNum = 1, pageSize = 100 }) => {
      const from = (pageNum - 1) * pageSize;
      const rows = Array.from({ length: Math.max(0, Math.min(pageSize, total - from)) }, (_, at) =>
        row(from + at + 1),
      );
      return decodeArticlePage({ rows, total });
    });
  }
  const collect = (load: () => Promise<unknown[]>) => collectNotes(load);

  test('IR-03 a list of more than a hundred is read to its end, and nothing is said', async () => {
    answerPages(237);
    const { result, notes } = await collect(() => listArticles(ZH, { menuKey: 'k' }));
    expect(ids(result as { id: string }[])).toEqual(Array.from({ length: 237 }, (_, at) => String(at + 1)));
    expect(notes.cut).toBeNull();
  });

  test.each([
    ['summaries', listArticles, 500],
    ['texts', listFullArticles, 200],
  ])(
    'IR-03 of an endless list of %s the newest are read; what is cut off is said and counted',
    async (_what, list, most) => {
      answerPages(18_000);
      const before = (await metrics.listsCut.get()).values[0]?.value ?? 0;
      const { result, notes } = await collect(() => list(ZH, { menuKey: 'k' }));
      expect(result).toHaveLength(most);
      expect(notes.cut).toEqual({ shown: most, total: 18_000 });
      expect((await metrics.listsCut.get()).values[0]?.value).toBe(before + 1);
    },
  );

  test('CL-05 with a page size it is one call, and that there is more is not worth a word', async () => {
    answerPages(18_000);
    const { result, notes } = await collect(() => listArticles(ZH, { menuKey: 'k', pageSize: 8 }));
    expect(result).toHaveLength(8);
    expect(notes.cut).toBeNull();
    expect(seam.fetchArticles).toHaveBeenCalledTimes(1);
  });
});

describe('what visitors may see', () => {
  const rows = [row(1), row(2, { status: '1' }), row(3, { displayTime: FUTURE }), row(4, { status: '' })];

  test('unpublished and future articles are hidden from visitors', async () => {
    answerArticles(rows, 4);
    expect(ids(await listArticles(ZH, {}))).toEqual(['1']);
    expect(ids((await pageArticles(ZH, { page: 1 }))?.items)).toEqual(['1']);
    expect(seam.fetchArticles).toHaveBeenLastCalledWith(expect.anything(), false);
  });

  test('RT-10 preview shows them, by the preview call', async () => {
    preview(true);
    answerArticles(rows);
    expect(ids(await listArticles(ZH, {}))).toEqual(['1', '2', '3', '4']);
    expect(seam.fetchArticles).toHaveBeenLastCalledWith(expect.anything(), true);
  });

  test('one hidden article is no article', async () => {
    answerArticles([row(7, { displayTime: FUTURE })]);
    expect(await getArticle(ZH, '7')).toBeNull();
    preview(true);
    expect(await getArticle(ZH, '7')).toMatchObject({ id: '7' });
  });
});

describe('helpers', () => {
  test('CL-05 a list keeps the order of the answer and names the menu key of each; queryTag 2 goes out', async () => {
    answerArticles([row(1, { menuKey: 'b' }), row(2, { menuKey: 'a' }), row(3, { menuKey: 'b' }), row(4)]);
    const articles = await listArticles(ZH, { menuKey: 'k', bindingTags: ['t'], queryTag: '2' });
    expect(articles.map(({ id, menuKey }) => [id, menuKey])).toEqual([
      ['1', 'b'],
      ['2', 'a'],
      ['3', 'b'],
      ['4', ''],
    ]);
    expect(asked()).toMatchObject({ menuKey: 'k', bindingTags: ['t'], queryTag: '2' });
  });

  test('CL-05 announcements are category 1', async () => {
    answerMenu(menuRow(1, '/investor-relations/announcements'));
    answerArticles([row(1)]);
    await getList({ variant: EN, page: 1 }, 'announcements', { pageSize: 3 });
    expect(asked()).toMatchObject({ category: 'filings', pageSize: 3, variant: EN });
  });

  test('CL-05 a block is found by its menu name, also in English, with its key and tags', async () => {
    answerMenu(
      menuRow(1, '/'),
      menuRow(2, '', { parentId: 1, menuName: '首页横幅', menuEnName: 'Banner', bindingTags: 'a,b' }),
    );
    answerArticles([row(1)]);
    expect(ids(await listByMenuName(EN, '首页横幅'))).toEqual(['1']);
    expect(asked()).toMatchObject({ menuKey: 'k2', bindingTags: ['a', 'b'], withBody: true, variant: EN });
  });

  test('CL-05 a name that the menu does not know is empty and asks nothing', async () => {
    expect(await listByMenuName(ZH, '没有')).toEqual([]);
    expect(await getMenuPage(ZH, '没有')).toBeNull();
    expect(seam.fetchArticles).not.toHaveBeenCalled();
  });

  test('CL-05 a menu page is the first article of its name', async () => {
    answerMenu(menuRow(1, 'a', { menuName: '领导致辞' }));
    answerArticles([row(1), row(2)]);
    expect(await getMenuPage(ZH, '领导致辞')).toMatchObject({ id: '1' });
    answerArticles([]);
    expect(await getMenuPage(ZH, '领导致辞')).toBeNull();
  });

  test('CL-05 page data of several blocks is keyed by name; unknown names are empty', async () => {
    answerMenu(menuRow(1, 'a', { menuName: '甲' }), menuRow(2, 'b', { menuName: '乙' }));
    seam.fetchArticles.mockImplementation(async ({ menuKey }) => {
      const { decodeArticlePage } =
        jest.requireActual<typeof import('@/lib/ows/contract/raw')>('@/lib/ows/contract/raw');
      return decodeArticlePage({ rows: [row(menuKey === 'k1' ? 1 : 2)] });
    });
    const data = await getPageData(ZH, ['乙', '没有', '甲']);
    expect([...data].map(([name, articles]) => [name, ids(articles)])).toEqual([
      ['乙', ['2']],
      ['没有', []],
      ['甲', ['1']],
    ]);
  });

  test('CL-05 one failing block fails the page data', async () => {
    answerMenu(menuRow(1, 'a', { menuName: '甲' }));
    seam.fetchArticles.mockRejectedValue(down);
    await expect(getPageData(ZH, ['甲'])).rejects.toBe(down);
  });

  test('CL-05 by title: visible ones, in the language and on the terminal asked for', async () => {
    const { decodeArticleList } =
      jest.requireActual<typeof import('@/lib/ows/contract/raw')>('@/lib/ows/contract/raw');
    const data = [row(1), row(2, { displayTime: FUTURE }), row(3, { status: '0' })];
    seam.fetchArticlesByTitle.mockResolvedValue(decodeArticleList({ data }));
    expect(ids(await listByTitle(EN, '标题'))).toEqual(['1']);
    expect(seam.fetchArticlesByTitle).toHaveBeenCalledWith(EN, '标题');
  });

  test('LG-04 tags and link labels are translated on English pages, titles are not', async () => {
    answerWords({ 公告: 'Announcement' });
    answerArticles([row(1, { title: '公告', customLable: '公告' })]);
    expect(await listArticles(EN, {})).toMatchObject([{ title: '公告', tag: 'Announcement' }]);
    expect(await listArticles(ZH, {})).toMatchObject([{ title: '公告', tag: '公告' }]);
  });
});
