import { officialFiles } from '@/lib/model/official-files';
import { decodeSoftware, fetchSoftware } from '@/lib/ows/contract/software';
import {
  answerArticles,
  answerMenu,
  answerWords,
  contextOf,
  menuRow,
  row,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getFuyi, getSoftwarePage } from './software';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/software', () => ({
  ...jest.requireActual('@/lib/ows/contract/software'),
  fetchSoftware: jest.fn(),
}));
jest.mock('next/headers');

const MD5 = 'D41D8CD98F00B204E9800998ECF8427E';
const pc = (id: number, fields: object = {}) => ({
  id,
  name: `端${id}`,
  type: 1,
  version: '1.0',
  md5: MD5,
  pcDownloadUrl: '/ows/files/a.exe',
  ...fields,
});
const answer = (...rows: object[]) =>
  jest.mocked(fetchSoftware).mockResolvedValue(decodeSoftware({ rows }).rows);

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, 'download', { menuName: '软件下载' }), menuRow(2, 'fuyi-download'));
  answerWords({ 端12: 'Client' }, [{ dictType: 'safety_tools', dictLabel: '控件' }]);
  answerArticles([row(403)]);
  answer(pc(1), pc(2), pc(12), pc(4), pc(5));
});

test('DL-01 the first three stand out, tools and texts follow', async () => {
  const page = await getSoftwarePage(contextOf('/download', { platform: 'mac' }));
  expect(page?.featured.map(({ id }) => id)).toEqual(['1', '2', '12']);
  expect(page?.others.map(({ id }) => id)).toEqual(['4', '5']);
  expect(page).toMatchObject({ visitor: 'mac', tools: [{ label: '控件' }], articles: [{ id: '403' }] });
  expect((await getSoftwarePage(contextOf('/download', { platform: 'amiga' })))?.visitor).toBe('other');
});

test('DL-01 a program has a package for each system, an app one; what is unsafe or no fingerprint is dropped', async () => {
  answer(pc(1, { macDownloadUrl: 'javascript:alert(1)', macMd5: 'zz', sha256: 'short' }), {
    id: 2,
    title: '应用',
    type: '0',
    appDownloadUrl: 'https://app.example/',
    appPrivacy: '//evil',
  });
  const [client, app] = (await getSoftwarePage(contextOf('/download')))?.featured ?? [];
  expect(client?.builds).toEqual([
    { platform: 'windows', href: '/ows/files/a.exe', md5: MD5.toLowerCase(), sha256: '' },
    { platform: 'mac', href: '', md5: '', sha256: '' },
  ]);
  expect(app).toMatchObject({ name: '应用', privacyHref: '', builds: [{ platform: 'mobile' }] });
  expect(officialFiles([client, app].filter((item) => item !== undefined))).toHaveLength(1);
});

test('DL-01 a code for phones stands on desktop pages alone, and only where there is an app', async () => {
  expect((await getSoftwarePage(contextOf('/download')))?.code).toBeNull();
  answer(pc(1), { id: 2, title: '应用', type: '0', appDownloadUrl: 'https://app.example/' });
  expect((await getSoftwarePage(contextOf('/download')))?.code?.size).toBeGreaterThan(20);
  const phone = { ...contextOf('/download'), device: 'mobile' as const };
  expect((await getSoftwarePage(phone))?.code).toBeNull();
});

test('DL-02 the trading client is item 12, whatever its place; without it there is none', async () => {
  expect((await getFuyi(contextOf('/fuyi-download', {}, variantOf('en'))))?.item?.name).toBe('Client');
  answer(pc(1));
  expect(await getFuyi(contextOf('/fuyi-download'))).toMatchObject({ item: null });
});

test('DL-01 an answer that is no list is broken, not empty', () => {
  expect(() => decodeSoftware({ rows: null })).toThrow('not a list');
  expect(() => decodeSoftware({ rows: [1, {}] })).toThrow('no item as agreed');
  expect(decodeSoftware({ rows: [] })).toEqual({ rows: [], total: 0 });
});

test('DL-01 DL-02 the downloads do not need a menu item', async () => {
  startAnew();
  answerMenu(menuRow(1, 'about-us'));
  answerWords({}, [{ dictType: 'safety_tools', dictLabel: '控件' }]);
  answer(pc(1), pc(2), pc(12));
  expect(await getSoftwarePage(contextOf('/download'))).toMatchObject({
    title: '软件下载',
    featured: [{ id: '1' }, { id: '2' }, { id: '12' }],
    articles: [],
  });
  expect(await getFuyi(contextOf('/fuyi-download'))).toMatchObject({
    title: '交易软件下载',
    item: { id: '12' },
  });
});
