import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, contextOf, menuRow, row, seam, startAnew } from '@/testing/seam';
import { ownTitle } from '../articles/own-title';
import { getBusinessLine, getWhatWeDo } from './business';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const LINES = 9;
const line = (at: number, fields: object = {}) =>
  menuRow(10 + at, `what-we-do/line-${at}`, { parentId: 1, orderNum: at, ...fields });

beforeEach(() => {
  startAnew();
  const lines = Array.from({ length: LINES }, (_, at) => line(at));
  answerMenu(menuRow(1, 'what-we-do'), ...lines, line(20, { visible: '1' }));
});

function answer(byMenu: Record<string, object[]>): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey, id }) => {
    const all = Object.values(byMenu).flat() as { id: number }[];
    return decodeArticlePage({
      rows: id ? all.filter((one) => String(one.id) === id) : (byMenu[menuKey ?? ''] ?? []),
    });
  });
}

const cards = (count: number, template: unknown, from = 100) =>
  Array.from({ length: count }, (_, at) =>
    row(from + at, { menuKey: 'k10,c', ext: JSON.stringify({ template }) }),
  );

test('BL-01 up to eight visible lines, each asked for at most 100 articles', async () => {
  const page = await getWhatWeDo(contextOf('/what-we-do'));
  expect(page?.sections.map(({ path }) => path)).toEqual(
    Array.from({ length: 8 }, (_, at) => `/what-we-do/line-${at}`),
  );
  expect(seam.fetchArticles.mock.calls.filter(([{ pageSize }]) => pageSize === 100)).toHaveLength(8);
});

test.each([
  [3, 3],
  ['8', 8],
  [0, 1],
  [9, 1],
  ['2.5', 1],
  [null, 1],
  [{ a: 1 }, 1],
])('BL-01 the back office says template %j: the list has design %i', async (template, design) => {
  answer({ k10: cards(2, template) });
  const page = await getWhatWeDo(contextOf('/what-we-do'));
  expect(page?.sections[0]?.template).toBe(design);
});

test.each([
  [8, 18],
  [1, 4],
  [2, 30],
])('BL-01 of thirty cards design %i shows %i', async (template, shown) => {
  answer({ k10: cards(30, template) });
  const page = await getWhatWeDo(contextOf('/what-we-do'));
  expect(page?.sections[0]?.cards).toHaveLength(shown);
});

test('BL-01 the card of a line comes from its own article, or else from the menu', async () => {
  const main = row(5, {
    menuKey: 'k10',
    title: '栏目10：先写假设',
    excerpt: '摘要',
    imageUrl: '/ows/files/a.webp',
  });
  answer({ k10: [...cards(1, 2), main] });
  const [first, second] = (await getWhatWeDo(contextOf('/what-we-do')))?.sections ?? [];
  expect(first).toMatchObject({
    name: '栏目10',
    title: '先写假设',
    text: '摘要',
    image: '/ows/files/a.webp',
  });
  expect(first?.cards.map(({ id }) => id)).toEqual(['100']);
  expect(second).toMatchObject({ name: '栏目11', title: '', image: '', cards: [] });
});

test('BL-02 a line has its service in full, all cards, and the other lines', async () => {
  const main = row(5, { menuKey: 'k10', content: '<p>正文</p>' });
  answer({ k10: [main, ...cards(30, 8)] });
  const page = await getBusinessLine(contextOf('/what-we-do/line-0'));
  expect(page?.detail?.type).toBe('service');
  expect(page?.detail?.articles[0].body).toContain('正文');
  expect(page?.detail?.shareUrl).toBe('https://site.example/what-we-do/line-0');
  expect(page?.cards).toHaveLength(30);
  expect(page?.others.map(({ path }) => path)).not.toContain('/what-we-do/line-0');
});

test('BL-02 a line without a text of its own is a page of cards; an unknown line is missing', async () => {
  answer({ k10: cards(1, 1) });
  expect(await getBusinessLine(contextOf('/what-we-do/line-0'))).toMatchObject({
    detail: null,
    title: '栏目10',
  });
  expect(await getBusinessLine(contextOf('/what-we-do/none'))).toBeNull();
});

test('BL-01 BL-02 a failing back office is no empty page', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(getWhatWeDo(contextOf('/what-we-do'))).rejects.toThrow('down');
  await expect(getBusinessLine(contextOf('/what-we-do/line-0'))).rejects.toThrow('down');
});

test.each([
  ['Research: assumptions first', 'Research', 'Assumptions first'],
  ['研究业务：先写假设', '研究业务', '先写假设'],
  ['Researchers: who they are', 'Research', 'Researchers: who they are'],
  ['Research', 'Research', ''],
  [' 研究业务 ', '研究业务', ''],
  ['Research:', 'Research', ''],
  ['Research', '', 'Research'],
  ['', 'Research', ''],
])('a title %j below the name %j reads %j', (title, name, read) => {
  expect(ownTitle(title, name)).toBe(read);
});
