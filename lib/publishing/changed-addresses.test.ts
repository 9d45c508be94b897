import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, FUTURE, menuRow, PAST, row, seam, startAnew } from '@/testing/seam';
import { changedAddresses } from './changed-addresses';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const DETAIL = '/detail?type=news&id=7';
const SITE = 'https://site.example';

/** Article 7 in each language, as the back office has it. */
function answer(rows: Partial<Record<'zh' | 'en', object>>): void {
  seam.fetchArticles.mockImplementation(async ({ variant }) => {
    const found = rows[variant.locale];
    return decodeArticlePage({ rows: found ? [found] : [], total: found ? 1 : 0 });
  });
}

const article = (fields: object = {}) => row(7, { menuKey: 'k1', ...fields });

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'pressroom'),
    menuRow(2, 'legal-website-statement'),
    menuRow(3, 'sustainability/esg-news', { query: 'en:false' }),
    menuRow(4, 'hidden-page', { visible: '1' }),
    menuRow(5, 'search'),
    menuRow(6, 'https://elsewhere.example/'),
    menuRow(10, 'pressroom', { parentId: 1, visible: '1' }),
    menuRow(8, 'about-us'),
    menuRow(7, 'about-us', { parentId: 8 }),
  );
});

const paths = async () => (await changedAddresses('7')).addresses.map((address) => address.replace(SITE, ''));

test('RT-09 an article touches its page and that of its menu item, in both languages, by canonical addresses', async () => {
  answer({ zh: article(), en: article() });
  expect(await changedAddresses('7')).toEqual({
    addresses: [DETAIL, '/pressroom', `/en${DETAIL}`, '/en/pressroom'].map((path) => SITE + path),
    comes: null,
  });
});

test('LG-02 a language that does not have it is left out', async () => {
  answer({ zh: article() });
  expect(await paths()).toEqual([DETAIL, '/pressroom']);
});

test.each([
  ['Chinese-only page', 'k2', ['/legal-website-statement']],
  ['list that English leaves out', 'k3', [DETAIL, '/sustainability/esg-news']],
  ['block of a page, which says itself how it links to it', 'k7', ['/about-us', '/en/about-us']],
  ['hidden page of the menu alone', 'k4', []],
  ['hidden block of a list', 'k10', [DETAIL, '/pressroom', `/en${DETAIL}`, '/en/pressroom']],
  ['page in no index', 'k5', []],
  ['page of another site', 'k6', []],
  ['menu item that there is not', 'k9', []],
])('an article of a %s', async (_, menuKey, expected) => {
  answer({ zh: article({ menuKey }), en: article({ menuKey }) });
  expect(await paths()).toEqual(expected);
});

test('DE-02 an article that leads elsewhere has no page of its own', async () => {
  answer({ zh: article({ openWay: '2' }) });
  expect(await paths()).toEqual(['/pressroom']);
});

test.each([
  ['gone', {}],
  ['a draft', { zh: article({ status: '1' }) }],
  ['another article, as some back offices answer', { zh: row(8) }],
])('no address of one that is %s', async (_, rows) => {
  answer(rows);
  expect(await changedAddresses('7')).toEqual({ addresses: [], comes: null });
});

test('a future version has its time, while the other version’s addresses are returned', async () => {
  answer({ zh: article({ displayTime: FUTURE }), en: article({ displayTime: PAST }) });
  expect(await changedAddresses('7')).toEqual({
    addresses: [`${SITE}/en${DETAIL}`, `${SITE}/en/pressroom`],
    comes: Date.parse('2998-12-31T16:00:00Z'),
  });
});

test('a failing back office is distinguished from an article that is gone', async () => {
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(changedAddresses('7')).rejects.toThrow();
});
