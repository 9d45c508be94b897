import type { Device } from '@/lib/model/variant';
import * as commissions from '@/lib/ows/contract/commissions';
import { decodeCommissions } from '@/lib/ows/contract/commissions';
import * as wire from '@/lib/ows/contract/outlets';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { decodeArticleList } from '@/lib/ows/contract/raw';
import { answerMenu, answerWords, contextOf, menuRow, seam, startAnew, variantOf } from '@/testing/seam';
import { getNotices } from '../commission/notices';
import { getBranchCompany } from './company';
import { getFinder } from './finder';
import { getOutletPage } from './outlet-page';
import { listOutletPaths } from './paths';
import { getOutletTables } from './tables';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/outlets', () => ({
  ...jest.requireActual('@/lib/ows/contract/outlets'),
  fetchOutlets: jest.fn(),
  fetchCompanyOutlets: jest.fn(),
}));
jest.mock('@/lib/ows/contract/commissions', () => ({
  ...jest.requireActual('@/lib/ows/contract/commissions'),
  fetchCommissions: jest.fn(),
  fetchCommission: jest.fn(),
}));
jest.mock('next/headers');

const office = jest.mocked(wire);
const service = jest.mocked(commissions);
const row = (BRANCH_ID: string, fields: object = {}) => ({
  BRANCH_ID,
  ORG_NAME: `网点${BRANCH_ID}`,
  COMP_FLAG: '0',
  PROVINCE_NAME: '广东省',
  CITY_NAME: '广州市',
  ...fields,
});
const ROWS = [
  row('1', { COMP_FLAG: '1', ORG_NAME: '广州分公司', BUSINESS_TEL: '020-1' }),
  row('2', { COMP_ID: '1' }),
  row('3', { CITY_NAME: '深圳市' }),
  row('4', { PROVINCE_NAME: '上海市', CITY_NAME: '上海市' }),
];
const notices = (count: number, total?: number, from = 0) =>
  decodeCommissions({
    data: Array.from({ length: count }, (_, at) => ({ PUBLICITY_ID: `p${from + at}`, OPT_DATE: 20250101 })),
    ...(total === undefined ? {} : { extraData: [{ TOTAL_COUNT: total }] }),
  });

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, '/branch'));
  answerWords({});
  seam.fetchArticlesByTitle.mockImplementation(async () => decodeArticleList({ data: [] }));
  office.fetchOutlets.mockImplementation(async (name) =>
    decodeOutlets({ data: ROWS.filter(({ PROVINCE_NAME }) => !name || PROVINCE_NAME === name) }),
  );
  office.fetchCompanyOutlets.mockResolvedValue(decodeOutlets({ data: ROWS.slice(0, 2) }));
});

const tables = (query: Record<string, string> = {}) => getOutletTables(contextOf('/t', query));

test('OD-03 all is an empty province, and outlets stand by province', async () => {
  const { groups, total, index } = await tables({ province: 'all' });
  expect(index).toEqual([]);
  expect(office.fetchOutlets).toHaveBeenLastCalledWith('');
  expect([total, ...groups.map(({ name, outlets }) => `${name}${outlets.length}`)]).toEqual([
    4,
    '广东省3',
    '上海市1',
  ]);
});

test('OD-02 without a choice the provinces with their counts, and the outlets of the first', async () => {
  const { groups, total, index } = await tables();
  expect(index).toEqual([
    { province: 'guangdong', name: '广东省', count: 3 },
    { province: 'shanghai', name: '上海市', count: 1 },
  ]);
  expect([total, groups.length, groups[0]?.name]).toEqual([4, 1, '广东省']);
  expect((await tables({ keyword: 'guangzhou' })).index).toEqual([]);
});

test('OD-03 Shenzhen is asked for as Guangdong and filtered by city, in tables and finder', async () => {
  const { groups } = await tables({ province: 'shenzhen' });
  expect(office.fetchOutlets).toHaveBeenLastCalledWith('广东省');
  expect(groups.flatMap(({ outlets }) => outlets.map(({ id }) => id))).toEqual(['3']);
  const finder = await getFinder(contextOf('/branch', { province: 'shenzhen' }));
  expect(office.fetchOutlets).toHaveBeenLastCalledWith('广东省');
  expect(finder.outlets.map(({ id }) => id)).toEqual(['3']);
});

test('BR-01 places with outlets are listed with their numbers, Shenzhen beside its province; none where they are unknown', async () => {
  expect((await getFinder(contextOf('/branch', { province: 'shanghai' }))).provinces).toEqual([
    { province: 'shanghai', count: 1 },
    { province: 'guangdong', count: 3 },
    { province: 'shenzhen', count: 1 },
  ]);
  office.fetchOutlets.mockImplementation(async (name) => {
    if (!name) throw new Error('down');
    return decodeOutlets({ data: [row('4', { PROVINCE_NAME: '上海市' })] });
  });
  expect(await getFinder(contextOf('/branch', { province: 'shanghai' }))).toMatchObject({
    provinces: [],
    outlets: [{ id: '4' }],
  });
});

test('BR-01 without a question the default province; words alone search the country', async () => {
  expect(await getFinder(contextOf('/branch'))).toMatchObject({ shown: 'shanghai', outlets: [{ id: '4' }] });
  const found = await getFinder(contextOf('/branch', { keyword: 'guangzhou' }));
  expect(office.fetchOutlets).toHaveBeenLastCalledWith('');
  expect(found).toMatchObject({ shown: '', outlets: [{ id: '1' }, { id: '2' }] });
});

test('BR-01 where Shanghai has no outlet, the province with most of them is shown', async () => {
  const rows = [
    row('5', { PROVINCE_NAME: '浙江省' }),
    row('6', { PROVINCE_NAME: '广东省' }),
    row('7', { PROVINCE_NAME: '广东省' }),
  ];
  office.fetchOutlets.mockImplementation(async (name) =>
    decodeOutlets({ data: name === '上海市' ? [] : rows }),
  );
  const finder = await getFinder(contextOf('/branch'));
  expect([finder.shown, finder.outlets.map(({ id }) => id)]).toEqual(['guangdong', ['6', '7']]);
  office.fetchOutlets.mockResolvedValue(decodeOutlets({ data: [] }));
  expect(await getFinder(contextOf('/branch'))).toMatchObject({ shown: 'shanghai', outlets: [] });
});

test('BR-01 the outlets of a province are drawn on desktops, those of the whole country and on phones are not', async () => {
  const placed = [
    row('5', { LATITUDE: '23.13', LONGITUDE: '113.27' }),
    row('6', { LATITUDE: '22.5', LONGITUDE: '114.1' }),
    row('7'),
  ];
  office.fetchOutlets.mockResolvedValue(decodeOutlets({ data: placed }));
  const placesOf = async (query: Record<string, string>, device: Device) =>
    (await getFinder(contextOf('/branch', query, { locale: 'zh', device }))).map?.sketch.places.length;
  expect(await placesOf({ province: 'guangdong' }, 'desktop')).toBe(2);
  expect(await placesOf({ province: 'guangdong' }, 'mobile')).toBeUndefined();
  expect(await placesOf({ keyword: 'x' }, 'desktop')).toBeUndefined();
  office.fetchOutlets.mockResolvedValue(decodeOutlets({ data: [row('7')] }));
  expect(await placesOf({ province: 'guangdong' }, 'desktop')).toBeUndefined();
});

test('BR-01 one outlet by id, null for an unknown one, all without an id', async () => {
  expect(await getOutletPage(contextOf('/branch/outlet', { id: '2' }))).toMatchObject({
    kind: 'outlet',
    company: { id: '1' },
    near: [{ id: '1' }],
  });
  expect(await getOutletPage(contextOf('/branch/outlet', { id: '9' }))).toBeNull();
  expect(await getOutletPage(contextOf('/branch/outlet'))).toMatchObject({ kind: 'directory', total: 4 });
});

test('BR-01 outlets of the same city are in the same province, and none where the city is unknown', async () => {
  const placed = [
    row('1', { PROVINCE_NAME: '北京市', CITY_NAME: '市辖区' }),
    row('2', { PROVINCE_NAME: '上海市', CITY_NAME: '市辖区' }),
    row('3', { PROVINCE_NAME: '上海', CITY_NAME: '市辖区' }),
    row('4', { CITY_NAME: '' }),
    row('5', { CITY_NAME: '' }),
  ];
  office.fetchOutlets.mockResolvedValue(decodeOutlets({ data: placed }));
  const near = (id: string) => getOutletPage(contextOf('/branch/outlet', { id }));
  expect(await near('1')).toMatchObject({ near: [] });
  expect(await near('2')).toMatchObject({ near: [{ id: '3' }] });
  expect(await near('4')).toMatchObject({ near: [] });
});

test('OD-02 a province is one group, however its name is written', async () => {
  const placed = [row('1', { PROVINCE_NAME: '广东' }), row('2'), row('3', { PROVINCE_NAME: '上海市' })];
  office.fetchOutlets.mockResolvedValue(decodeOutlets({ data: placed }));
  expect(await getOutletPage(contextOf('/branch/outlet'))).toMatchObject({
    groups: [{ outlets: [{ id: '1' }, { id: '2' }] }, { outlets: [{ id: '3' }] }],
  });
});

test('BR-01 every outlet and branch company is listed for the sitemap', async () => {
  expect(await listOutletPaths('en')).toEqual([
    ...['1', '2', '3', '4'].map((id) => `/en/branch/outlet?id=${id}`),
    '/en/branch-company?compId=1',
  ]);
});

test('BC-01 a company is what the back office says of its id; an office or a stranger is none', async () => {
  const context = contextOf('/branch-company', {
    compId: '1',
    orgName: 'EVIL',
    weiboUrl: 'https://e.example',
  });
  const company = await getBranchCompany(context);
  expect(company).toMatchObject({ kind: 'company', outlet: { name: '广州分公司' }, offices: [{ id: '2' }] });
  expect(JSON.stringify(company)).not.toMatch(/EVIL|e\.example/);
  for (const compId of ['2', '99']) expect(await getBranchCompany(contextOf('/c', { compId }))).toBeNull();
  expect(await getBranchCompany(contextOf('/c'))).toMatchObject({ kind: 'list', companies: [{ id: '1' }] });
});

test('BC-01 a banner that cannot be had leaves the page without it; an outage fails it', async () => {
  seam.fetchArticlesByTitle.mockRejectedValue(new Error('down'));
  expect(await getBranchCompany(contextOf('/c', { compId: '1' }))).toMatchObject({ banner: '' });
  office.fetchOutlets.mockRejectedValue(new Error('down'));
  await expect(getBranchCompany(contextOf('/c', { compId: '1' }))).rejects.toThrow('down');
});

const noticesOf = (query: Record<string, string>) => getNotices(contextOf('/p', query, variantOf('zh')));

test('CP-01 notices in pages of ten; null past the end and for an unknown outlet', async () => {
  service.fetchCommissions.mockImplementation(async (_branch, page) => notices(page === 1 ? 10 : 2, 12));
  expect(await noticesOf({ branchNo: '1', orgName: 'EVIL' })).toMatchObject({
    outlet: { name: '广州分公司' },
    total: 12,
    pages: 2,
  });
  expect(await noticesOf({ branchNo: '1', page: '3' })).toBeNull();
  expect(await noticesOf({ branchNo: '77' })).toBeNull();
  expect(await noticesOf({})).toMatchObject({ kind: 'none' });
});

test('CP-01 without a count the pages are read on until one is not full', async () => {
  service.fetchCommissions.mockImplementation(async (_branch, page) => notices(page < 3 ? 10 : 4));
  expect(await noticesOf({ branchNo: '1' })).toMatchObject({ total: 24, pages: 3 });
  service.fetchCommissions.mockImplementation(async () => notices(10));
  expect(await noticesOf({ branchNo: '1' })).toMatchObject({ total: 200, pages: 20 });
});

test('CP-01 a notice of another outlet is not shown below this name', async () => {
  service.fetchCommissions.mockResolvedValue(notices(3, 3));
  service.fetchCommission.mockImplementation(
    async (id) => notices(1, 1, Number(id.slice(1))).rows[0] ?? null,
  );
  expect(await noticesOf({ branchNo: '1', id: 'p2' })).toMatchObject({
    kind: 'record',
    record: { id: 'p2' },
  });
  expect(await noticesOf({ branchNo: '1', id: 'p9' })).toBeNull();
  service.fetchCommission.mockResolvedValue(null);
  expect(await noticesOf({ branchNo: '1', id: 'p2' })).toBeNull();
});

test('CP-03 no notices: the standard of the company, or the page without it', async () => {
  service.fetchCommissions.mockResolvedValue(notices(0, 0));
  expect(await noticesOf({ branchNo: '1' })).toMatchObject({ kind: 'list', total: 0, standard: null });
});
