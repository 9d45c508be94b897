import { decodeOutlets, fetchOutletPlaces } from '@/lib/ows/contract/outlets';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import { env } from '@/lib/runtime/env';
import { answerMenu, answerWords, contextOf, menuRow, row, seam, startAnew, variantOf } from '@/testing/seam';
import { getAbout } from './about';
import { getDistribution } from './distribution';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/outlets', () => ({
  ...jest.requireActual('@/lib/ows/contract/outlets'),
  fetchOutletPlaces: jest.fn(),
}));
jest.mock('next/headers');

const places = jest.mocked(fetchOutletPlaces);
const BLOCKS = ['公司概况详情', '领导致辞', '大事记', '公司荣誉', '社会公益', '加入我们', '党的建设'];
const place = (PROVINCE_NAME: string, COMP_FLAG = '0') => ({ PROVINCE_NAME, COMP_FLAG });
const placesOf = (...data: object[]) => decodeOutlets({ data }, ['PROVINCE_NAME', 'COMP_FLAG']);
const DEFAULT_LINK = {
  dictType: 'join_us_link',
  dictLabel: '加入海序',
  dictValue: 'x',
  cssClass: 'https://join.example/',
};

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(1, 'about-us'),
    ...BLOCKS.map((menuName, at) => menuRow(10 + at, '', { parentId: 1, menuName, visible: '1' })),
    menuRow(30, 'about-us/culture-building', { parentId: 1 }),
  );
  places.mockResolvedValue([]);
});

function answer(byMenu: Record<string, object[]>): void {
  seam.fetchArticles.mockImplementation(async ({ menuKey }) =>
    decodeArticlePage({ rows: byMenu[menuKey ?? ''] ?? [] }),
  );
}

test('AB-01 each block is looked up by its menu name', async () => {
  answer({
    k10: [row(1)],
    k11: [row(2)],
    k12: [row(3), row(4)],
    k13: [row(5)],
    k14: [row(6)],
    k16: [row(7)],
    k30: [row(8)],
  });
  const page = await getAbout(contextOf('/about-us'));
  expect([page?.overview?.id, page?.leader?.id, page?.welfare?.id, page?.party?.id]).toEqual([
    '1',
    '2',
    '6',
    '7',
  ]);
  expect(page?.events.map(({ id }) => id)).toEqual(['3', '4']);
  expect(page?.honors.map(({ id }) => id)).toEqual(['5']);
  expect(page?.culture.map(({ id }) => id)).toEqual(['8']);
});

test('AB-01 party building and culture stand on the Chinese page alone', async () => {
  answer({ k16: [row(7)], k30: [row(8)], k14: [row(6)] });
  const page = await getAbout(contextOf('/about-us', {}, variantOf('en')));
  expect([page?.party, page?.culture]).toEqual([null, []]);
  expect(page?.welfare?.id).toBe('6');
});

test('AB-01 join us leads where its article says, else to the default link, else nowhere', async () => {
  const own = row(9, { slug: JSON.stringify([{ slugLable: '招聘', slugUrl: 'https://own.example/' }]) });
  answerWords({}, [DEFAULT_LINK]);
  answer({ k15: [own] });
  expect((await getAbout(contextOf('/about-us')))?.joinUs).toMatchObject({
    href: 'https://own.example/',
    label: '招聘',
  });
  answer({ k15: [row(9)] });
  const joinUs = (await getAbout(contextOf('/about-us')))?.joinUs;
  expect(joinUs).toMatchObject({ href: 'https://join.example/', label: '加入海序', title: '文9' });
  answer({});
  expect((await getAbout(contextOf('/about-us')))?.joinUs?.title).toBe('加入海序');
  startAnew();
  answerMenu(menuRow(1, 'about-us'));
  expect((await getAbout(contextOf('/about-us')))?.joinUs).toBeNull();
});

test('AB-01 ratings come with grade, source and date; an entry without a grade is none', async () => {
  const rating = {
    dictType: 'esg_rating',
    dictLabel: 'MSCI ESG评级',
    dictValue: 'AAA',
    remark: '2025-09-18',
  };
  answerWords({}, [
    { ...rating, cssClass: '{"text":"MSCI"}' },
    { ...rating, dictLabel: '空', dictValue: ' ' },
  ]);
  const page = await getAbout(contextOf('/about-us'));
  expect(page?.ratings).toEqual([
    { name: 'MSCI ESG评级', grade: 'AAA', source: 'MSCI', date: '2025-09-18', href: '' },
  ]);
});

test('AB-01 SU-01 without a dictionary of ratings those of the settings file are shown', async () => {
  answerWords({}, []);
  expect((await getAbout(contextOf('/about-us')))?.ratings).toEqual([
    { name: 'MSCI ESG评级', grade: 'AAA', source: 'MSCI', date: '', href: '' },
    { name: 'ESG评级', grade: 'AA', source: '', date: '', href: '' },
  ]);
  const own = { name: { zh: '甲评级', en: 'A rating' }, grade: 'BBB', date: '2026-01-02' };
  const settings = jest.replaceProperty(env().settings, 'ratings', [own]);
  const page = await getAbout(contextOf('/about-us', {}, variantOf('en')));
  expect(page?.ratings).toEqual([
    { name: 'A rating', grade: 'BBB', source: '', date: '2026-01-02', href: '' },
  ]);
  settings.restore();
});

test('AB-01 without the outlets the page stands; without the articles it does not', async () => {
  places.mockRejectedValue(new Error('down'));
  expect((await getAbout(contextOf('/about-us')))?.distribution).toEqual([]);
  seam.fetchArticles.mockRejectedValue(new Error('down'));
  await expect(getAbout(contextOf('/about-us'))).rejects.toThrow('down');
});

test('AB-01 outlets are counted by province, most first; short names count, unknown places do not', async () => {
  const elsewhere = ['广东省', '广东', ' 广东省 ', '山西省', '陕西省', '', '火星'];
  places.mockResolvedValue(placesOf(place('上海市', '1'), ...elsewhere.map((name) => place(name))));
  expect(await getDistribution()).toEqual([
    { code: 'guangdong', branches: 0, offices: 3 },
    { code: 'shaanxi', branches: 0, offices: 1 },
    { code: 'shanghai', branches: 1, offices: 0 },
    { code: 'shanxi', branches: 0, offices: 1 },
  ]);
});
