import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, asked, contextOf, menuRow, row, seam, startAnew } from '@/testing/seam';
import { getEsgList, getSustainability, getTopic } from './sustainability';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const PATHS = ['sustainable-finance', 'environmental', 'social', 'governance', 'esg-news', 'esg-report'];

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'sustainability'),
    ...PATHS.map((path, at) => menuRow(10 + at, `sustainability/${path}`, { parentId: 1, orderNum: 9 - at })),
    menuRow(20, '', { parentId: 1, menuName: '可持续发展政策声明', visible: '1' }),
  );
});

function answer(byMenu: Record<string, object[]>, total?: number): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey }) =>
    decodeArticlePage({ rows: byMenu[menuKey ?? ''] ?? [], total }),
  );
}

test('SU-01 finance, environment, society and governance, in this order whatever the menu says', async () => {
  answer({ k11: [row(2, { ext: '{"figure":"36%","figureLabel":"绿电"}' })] });
  const page = await getSustainability(contextOf('/sustainability'));
  expect(page?.pillars.map(({ path }) => path)).toEqual(
    PATHS.slice(0, 4).map((path) => `/sustainability/${path}`),
  );
  expect(page?.pillars[1]?.figures).toEqual([{ value: '36%', label: '绿电' }]);
});

test('SU-01 the newest report, the top news and the policy statement', async () => {
  answer({ k14: [row(5)], k15: [row(6)], k20: [row(7)] });
  const page = await getSustainability(contextOf('/sustainability'));
  expect([page?.topNews?.id, page?.report?.id, page?.policy?.id]).toEqual(['5', '6', '7']);
});

test('SU-01 what the page can do without is left out', async () => {
  seam.fetchArticles.mockImplementation(async ({ menuKey }) => {
    if (menuKey === 'k14' || menuKey === 'k15') throw new Error('down');
    return decodeArticlePage({ rows: [] });
  });
  expect(await getSustainability(contextOf('/sustainability'))).toMatchObject({
    topNews: null,
    report: null,
  });
});

test('SU-02 a topic has its bodies and the way to the others', async () => {
  answer({ k12: [row(3, { content: '<p>正文</p>' })] });
  const page = await getTopic(contextOf('/sustainability/social'));
  expect(page?.articles[0]?.body).toContain('正文');
  expect(page?.others.map(({ path }) => path)).not.toContain('/sustainability/social');
  expect(await getTopic(contextOf('/sustainability/none'))).toBeNull();
});

test('SU-02 pages of five; the first opens with its first item, and there is nothing past the end', async () => {
  answer({ k14: [row(1), row(2)] }, 7);
  const first = await getEsgList(contextOf('/sustainability/esg-news'), 'esg-news');
  expect(asked()).toMatchObject({ pageNum: 1, pageSize: 5 });
  expect([first?.featured?.id, first?.list.items.map(({ id }) => id), first?.list.pages]).toEqual([
    '1',
    ['2'],
    2,
  ]);
  const second = await getEsgList(contextOf('/sustainability/esg-news', { page: '2' }), 'esg-news');
  expect([second?.featured, second?.list.items.length]).toEqual([null, 2]);
  expect(await getEsgList(contextOf('/sustainability/esg-news', { page: '3' }), 'esg-news')).toBeNull();
});
