import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, asked, contextOf, menuRow, row, seam, startAnew } from '@/testing/seam';
import { getProspectuses, getProspectusGroups } from './prospectus';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/files');
jest.mock('next/headers');

const LIST = '/investor-relations/prospectus';
const GROUPS = `${LIST}/prospectus-banner-detail`;
const list = menuRow(1, LIST.slice(1), { menuKey: 'p' });
const groupOf = (menuId: number, menuName: string, orderNum: number) =>
  menuRow(menuId, `m${menuId}`, { parentId: 2, menuKey: `k${menuId}`, menuName, orderNum });

beforeEach(() => {
  startAnew();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  seam.fetchArticles.mockImplementation(async ({ menuKey }) =>
    decodeArticlePage({ rows: menuKey === 'k3' ? [row(180)] : [] }),
  );
});

test('IR-04 the list leaves the groups out by category, and the banner names them', async () => {
  answerMenu(
    list,
    menuRow(2, GROUPS.slice(1), { menuKey: 'b' }),
    groupOf(4, 'H股', 2),
    groupOf(3, '更名', 1),
  );
  const page = await getProspectuses(contextOf(LIST));
  expect(page?.groups).toEqual(['更名', 'H股']);
  expect(asked()).toMatchObject({ menuKey: 'p', category: 'filings', pageSize: 10 });
  const groups = await getProspectusGroups(contextOf(GROUPS));
  expect(groups?.groups.map(({ title, articles }) => [title, articles.length])).toEqual([
    ['更名', 1],
    ['H股', 0],
  ]);
});

test('IR-04 without a page of groups the banner names none', async () => {
  answerMenu(list);
  expect((await getProspectuses(contextOf(LIST)))?.groups).toEqual([]);
  startAnew();
  expect(await getProspectuses(contextOf(LIST))).toBeNull();
});
