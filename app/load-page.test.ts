import { warmDictionaries } from '@/lib/content/dictionaries/dictionaries';
import { getMenu } from '@/lib/content/site/menu';
import { getShell } from '@/lib/content/site/shell';
import { mapMenu } from '@/lib/mappers/menu';
import type { PageContext } from '@/lib/model/page';
import type { Shell } from '@/lib/model/shell';
import { decodeMenu } from '@/lib/ows/contract/raw';
import { RecordNotOpenError } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { loadPage } from './load-page';
import { readContext } from './page-context';

jest.mock('@/lib/content/site/menu', () => ({
  ...jest.requireActual('@/lib/content/site/menu'),
  getMenu: jest.fn(),
}));
jest.mock('@/lib/content/dictionaries/dictionaries');
jest.mock('@/lib/content/site/shell');
jest.mock('next/cache', () => ({ unstable_cache: jest.fn(() => async () => null) }));

const SHELL = { topMenu: [] } as unknown as Shell;
const down = async () => Promise.reject(new Error('down'));
const context = (path: string, locale = 'zh', edition = 'desktop', query = '-'): PageContext =>
  readContext({ locale, edition, query }, path);

beforeEach(() => {
  const data = [
    { menuId: 1, parentId: 0, routeUrl: 'terms', query: '', status: '0' },
    { menuId: 2, parentId: 0, routeUrl: 'service', query: 'en:false', status: '0' },
  ];
  jest.mocked(getMenu).mockImplementation(async (locale) => mapMenu(decodeMenu({ data }), locale));
  jest.mocked(getShell).mockResolvedValue(SHELL);
  jest.spyOn(log, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('what was loaded is ready, with the shell and the menu item of the page', async () => {
  const load = jest.fn(async () => 'data');
  const loaded = await loadPage({ load }, context('/terms'));
  expect(loaded).toMatchObject({ kind: 'ready', data: 'data', shell: SHELL, menu: { id: '1' } });
  expect(load).toHaveBeenCalledWith(context('/terms'));
});

test.each([[''], [0], [false], [[]]])('%j is data, not nothing', async (data) => {
  expect((await loadPage({ load: async () => data }, context('/terms'))).kind).toBe('ready');
});

test('CL-01 dictionaries are on their way before the menu has come', async () => {
  jest.mocked(getMenu).mockImplementationOnce(() => new Promise(() => undefined));
  void loadPage({ load: async () => 'data' }, context('/terms', 'en', 'mobile'));
  await Promise.resolve();
  expect(warmDictionaries).toHaveBeenCalledWith('en');
});

test('RT-02 nothing is missing', async () => {
  expect(await loadPage({ load: async () => null }, context('/terms'))).toEqual({
    kind: 'missing',
    shell: SHELL,
  });
});

test.each([
  ['/service', 'en', 'redirect'],
  ['/service', 'zh', 'ready'],
  ['/terms', 'en', 'ready'],
  ['/unknown-to-the-menu', 'en', 'ready'],
])('RT-08 %s in %s is %s', async (path, locale, kind) => {
  const loaded = await loadPage({ load: async () => 'data' }, context(path, locale));
  expect(loaded).toMatchObject(kind === 'redirect' ? { kind, to: '/en' } : { kind });
});

test.each<[string, () => void, () => Promise<string | null>]>([
  ['content', () => undefined, down],
  ['the menu', () => jest.mocked(getMenu).mockImplementation(down), async () => 'data'],
  ['the shell', () => jest.mocked(getShell).mockImplementation(down), async () => 'data'],
  ['the shell of a missing page', () => jest.mocked(getShell).mockImplementation(down), async () => null],
])('DT-02 RT-02 without %s it is an outage, logged, and never missing', async (_what, fail, load) => {
  fail();
  expect(await loadPage({ load }, context('/terms'))).toEqual({ kind: 'outage' });
  expect(log.error).toHaveBeenCalledTimes(1);
});

test.each([
  ['brand', 'desktop'],
  ['zh', 'images'],
  ['fr', 'mobile'],
])('RT-09 invented internal segments, %s/%s, are 404 and load nothing', async (locale, device) => {
  const load = jest.fn(async () => 'data');
  expect((await loadPage({ load }, context('/', locale, device))).kind).toBe('missing');
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['-', {}, 1],
  [encodeURIComponent('filterName=esg&page=3'), { filterName: 'esg', page: '3' }, 3],
  ['%E0%A4%A', {}, 1],
])('a query segment %s reads %j, page %i', (segment, query, page) => {
  expect(context('/pressroom', 'en', 'mobile', segment)).toMatchObject({
    variant: { locale: 'en', device: 'mobile' },
    query,
    page,
  });
});

test('AR-06 an error that was logged where it arose is an outage that is not logged again', async () => {
  const load = async () => Promise.reject(new RecordNotOpenError());
  expect(await loadPage({ load }, context('/terms', 'en'))).toEqual({ kind: 'outage' });
  expect(log.error).not.toHaveBeenCalled();
});
