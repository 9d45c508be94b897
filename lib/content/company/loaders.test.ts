import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { answerMenu, answerWords, contextOf, menuRow, row, seam, startAnew, variantOf } from '@/testing/seam';
import { getIntro } from './intro';
import { getManagement } from './management';
import { getStructure } from './structure';
import { getSubsidiaries } from './subsidiaries';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const INTRO = '/investor-relations/intro';
const child = (menuId: number, path: string, more: object = {}) =>
  menuRow(menuId, `investor-relations/intro/${path}`, {
    parentId: 1,
    menuKey: `k${menuId}`,
    orderNum: menuId,
    ...more,
  });

const MENU = [
  menuRow(1, 'investor-relations/intro', { menuKey: 'k1' }),
  menuRow(2, 'investor-relations/intro', {
    parentId: 1,
    menuKey: 'k2',
    menuName: '企业文化',
    menuEnName: 'Culture',
  }),
  child(3, 'structure', { menuName: '组织架构' }),
  child(4, 'management', { menuName: '管理层' }),
  child(5, 'branch', { menuName: '分支机构', query: 'en:false' }),
  child(6, 'subsidiaries', { menuName: '子公司' }),
  child(7, 'subsidiary-detail', { menuName: '子公司名录' }),
];

const unit = (dictValue: string, text = '') => ({
  dictType: 'organization_structure',
  dictLabel: `部门${dictValue}`,
  dictValue,
  cssClass: JSON.stringify({ text }),
});

function answerBy(rows: Record<string, object[]>): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey = '' }) =>
    decodeArticlePage({ rows: (rows[menuKey] ?? []).map((one) => ({ menuKey, ...one })) }),
  );
}

beforeEach(() => {
  startAnew();
  answerMenu(...MENU);
});

test('IN-01 the overview is the menu item’s own article; outlets stand in Chinese alone', async () => {
  answerBy({
    k1: [row(133, { menuKey: 'k2' }), row(135)],
    k2: [row(133)],
    k4: [row(1, { title: '陆承序' }), row(2, { title: '陆承序' })],
  });
  const zh = await getIntro(contextOf(INTRO));
  expect(zh?.overview?.id).toBe('135');
  expect(zh?.sections.map(({ id, path }) => [id, path])).toEqual([
    ['culture', null],
    ['structure', `${INTRO}/structure`],
    ['management', `${INTRO}/management`],
    ['branch', `${INTRO}/branch`],
    ['subsidiaries', `${INTRO}/subsidiaries`],
  ]);
  expect(zh?.sections[2]?.names).toEqual(['陆承序']);
  const en = await getIntro(contextOf(INTRO, {}, variantOf('en')));
  expect(en?.sections.map(({ id }) => id)).toEqual(['culture', 'structure', 'management', 'subsidiaries']);
});

test('IN-01 a menu that has culture and history elsewhere: culture is led to, history is that of the major events', async () => {
  answerMenu(
    menuRow(1, 'investor-relations/intro', { menuKey: 'k1' }),
    menuRow(8, 'about-us/culture-building', { menuKey: 'k8' }),
    menuRow(9, 'about-us', { menuKey: 'k9', menuName: '大事记' }),
  );
  answerBy({ k9: [row(21)] });
  const intro = await getIntro(contextOf(INTRO));
  expect(intro?.sections.map(({ id, path, articles }) => [id, path, articles.length])).toEqual([
    ['culture', '/about-us/culture-building', 0],
    ['history', null, 1],
  ]);
});

test('IN-02 units become a tree; a circle of superiors is left out, and a unit of an unknown one is at the top', async () => {
  answerWords({ 部门a: 'Unit A' }, [
    unit('a'),
    unit('b', 'a'),
    unit('x', 'y'),
    unit('y', 'x'),
    unit('z', 'none'),
  ]);
  const found = await getStructure(contextOf(`${INTRO}/structure`, {}, variantOf('en')));
  expect(found?.units).toEqual([
    { id: 'a', name: 'Unit A', children: [{ id: 'b', name: '部门b', children: [] }] },
    { id: 'z', name: '部门z', children: [] },
  ]);
});

test('IN-02 people in their order and groups; one without a group stands too', async () => {
  const ext = (order: number, group?: string) => ({
    ext: { order, role: '董事', ...(group ? { group } : {}) },
  });
  answerBy({
    k4: [row(1, { title: '乙', ...ext(2, '董事会') }), row(2, { title: '甲', ...ext(1, '董事会') }), row(3)],
  });
  const found = await getManagement(contextOf(`${INTRO}/management`));
  expect(found?.groups.map(({ title, managers }) => [title, managers.map(({ name }) => name)])).toEqual([
    ['董事会', ['甲', '乙']],
    ['', ['文3']],
  ]);
});

test('IN-02 the directory shows the companies of the cards under its own title', async () => {
  const ext = '{"order":1,"address":"上海","phone":"021"}';
  answerBy({ k6: [row(700, { title: '海序期货', excerpt: '期货', ext })] });
  const found = await getSubsidiaries(contextOf(`${INTRO}/subsidiary-detail`));
  expect(found?.title).toBe('子公司名录');
  expect(found?.companies).toEqual([
    {
      id: '700',
      name: '海序期货',
      business: '期货',
      place: '',
      address: '上海',
      phone: '021',
      regulator: '',
    },
  ]);
});

test('IN-02 a page that the menu does not have is missing; a failing back office is not', async () => {
  answerMenu(menuRow(50, 'other'));
  expect(await getManagement(contextOf('/nowhere'))).toBeNull();
});
