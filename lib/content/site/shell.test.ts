import { mapMenu } from '@/lib/mappers/menu';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { log } from '@/lib/runtime/log';
import { findRoute } from '@/lib/site/routes';
import { answerMenu, answerWords, menuRow, preview, seam, startAnew } from '@/testing/seam';
import { getShell, topMenu } from './shell';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

beforeEach(() => {
  startAnew();
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
});

function top(rows: object[], locale: 'zh' | 'en' = 'zh') {
  return topMenu(mapMenu(decodeMenu({ data: rows }), locale), locale);
}
const labels = (items: readonly { label: string }[] | undefined) => items?.map(({ label }) => label);

test.each([
  ['C', true],
  ['F', true],
  ['R', true],
  ['B', true],
  ['M', false],
  ['c', false],
  ['', false],
])('MN-02 a top-level item of type "%s" is in the top menu: %s', (menuType, shown) => {
  expect(top([menuRow(1, 'a', { menuType })])).toHaveLength(shown ? 1 : 0);
});

test('MN-02 hidden items, items out of use and the home page are not', () => {
  const rows = [menuRow(1, 'a', { visible: '1' }), menuRow(2, 'b', { status: '1' }), menuRow(3, '/')];
  expect(top(rows)).toEqual([]);
});

test('MN-02 English leaves out what is flagged en:false, at both levels, and takes English names', () => {
  const rows = [
    menuRow(1, 'a', { menuEnName: 'One' }),
    menuRow(2, 'b', { query: '{"en":false}' }),
    menuRow(3, 'a/c', { parentId: 1, query: 'en:false' }),
    menuRow(4, 'a/d', { parentId: 1, menuEnName: 'Four' }),
  ];
  expect(labels(top(rows, 'en'))).toEqual(['One']);
  expect(labels(top(rows, 'en')[0]?.children)).toEqual(['Four']);
  expect(labels(top(rows))).toEqual(['栏目1', '栏目2']);
  expect(top(rows)[0]?.children).toHaveLength(2);
});

test('MN-03 the pages of a group without a page stand in its place, if the group is visible and in the language', () => {
  const rows = (group: object) => [
    menuRow(1, 'a'),
    menuRow(2, 'a/b', { parentId: 1 }),
    menuRow(3, 'a/g', { parentId: 1, menuType: 'M', ...group }),
    menuRow(4, 'a/g/c', { parentId: 3 }),
    menuRow(5, 'a/g/d', { parentId: 3, menuType: 'F' }),
    menuRow(6, 'a/e', { parentId: 1 }),
  ];
  expect(top(rows({}))[0]?.children.map(({ id }) => id)).toEqual(['2', '4', '6']);
  expect(top(rows({ visible: '1' }))[0]?.children.map(({ id }) => id)).toEqual(['2', '6']);
  expect(top(rows({ query: 'en:false' }), 'en')[0]?.children.map(({ id }) => id)).toEqual(['2', '6']);
});

test.each([
  ['C', '0', true],
  ['R', '0', true],
  ['F', '0', false],
  ['B', '0', false],
  ['C', '1', false],
  ['R', '', false],
])('MN-03 a child of type %s with visible "%s" is in the sub-menu: %s', (menuType, visible, shown) => {
  const rows = [menuRow(1, 'a'), menuRow(2, 'a/b', { parentId: 1, menuType, visible })];
  expect(top(rows)[0]?.children).toHaveLength(shown ? 1 : 0);
});

const entry = (dictType: string, dictLabel: string, more: object = {}) => ({ dictType, dictLabel, ...more });
const DICTIONARY = [
  entry('footer_top_link', '上'),
  entry('footer_left_top_link', '左上'),
  entry('footer_left_center_link', '左中'),
  entry('footer_link_left', '左'),
  entry('footer_link_right', '右'),
  entry('branch_banner_footer_links', '网点'),
  entry('statement_links', '声明'),
  entry('statement_links', '仅中文', { remark: 'en:false' }),
  entry('footer_link_en', '英文链接'),
  entry('mediation_links', '12386服务平台'),
];

test('SH-04 the Chinese footer has every list of its own, and not the English one', async () => {
  answerWords({}, DICTIONARY);
  const { footer } = await getShell('zh');
  const lists = Object.entries(footer).map(([name, list]) => [name, labels(list)]);
  expect(Object.fromEntries(lists)).toEqual({
    top: ['上'],
    leftTop: ['左上'],
    leftCenter: ['左中'],
    left: ['左'],
    right: ['右'],
    banner: ['网点'],
    statements: ['声明', '仅中文'],
    mediation: ['12386服务平台'],
  });
});

test('SH-04 the English footer has the English list and statements, in English words', async () => {
  answerWords({ 英文链接: 'Links', 声明: 'Statement' }, DICTIONARY);
  const { footer } = await getShell('en');
  expect(labels(footer.left)).toEqual(['Links']);
  expect(labels(footer.statements)).toEqual(['Statement']);
  expect(labels(footer.mediation)).toEqual(['12386服务平台']);
  expect([...footer.top, ...footer.right, ...footer.banner, ...footer.leftTop]).toEqual([]);
});

test('DT-02 without dictionaries the shell goes on with the built-in links', async () => {
  answerMenu(menuRow(1, 'a'));
  seam.fetchDictionary.mockRejectedValue(new Error('down'));
  seam.fetchEnglishDictionary.mockRejectedValue(new Error('down'));
  const shell = await getShell('en');
  expect(shell.topMenu.map(({ path }) => path)).toEqual(['/a']);
});

test.each(['zh', 'en'] as const)(
  'DT-02 without a menu there is the built-in one, in %s, of pages that exist',
  async (locale) => {
    seam.fetchMenu.mockRejectedValue(new Error('down'));
    const { topMenu: items, settings } = await getShell(locale);
    expect(items.length).toBeGreaterThan(3);
    for (const { label, path } of items.flatMap((item) => [item, ...item.children])) {
      expect(label).toMatch(locale === 'zh' ? /[\u4e00-\u9fff]/ : /^[A-Za-z]/);
      expect(path && findRoute(path)).toBeTruthy();
    }
    expect(settings.hotline).toBe('95521');
  },
);

test.each([true, false])('RT-10 the shell knows of the preview: %s', async (enabled) => {
  preview(enabled);
  expect((await getShell('zh')).preview).toBe(enabled);
});
