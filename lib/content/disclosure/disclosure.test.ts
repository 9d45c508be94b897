import { HIDDEN_SPARE } from '@/lib/content/articles/articles';
import { decodeArticlePage } from '@/lib/ows/contract/raw';
import {
  answerArticles,
  answerMenu,
  asked,
  contextOf,
  menuRow,
  row,
  seam,
  startAnew,
  variantOf,
} from '@/testing/seam';
import { getProduct } from '../articles/channel';
import { getDisclosureHub, getDisclosureNotice } from './disclosure';

jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const HUB = '/public-disclosure';
const below = { parentId: 2600 };

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(2600, HUB, { menuName: '信息公示' }),
    menuRow(2601, `${HUB}/public-content`, below),
    menuRow(2611, HUB, { ...below, menuName: '公司', menuEnName: 'Company', menuType: 'T', orderNum: 1 }),
    menuRow(2616, HUB, { ...below, menuName: '投教', menuType: 'L', orderNum: 2 }),
    menuRow(2619, HUB, { ...below, menuType: 'T', visible: '1', orderNum: 3 }),
    menuRow(2620, HUB, { ...below, menuType: 'T', query: 'en:false', orderNum: 4 }),
  );
  answerArticles([row(300, { menuKey: 'k2611', content: '<p>甲</p>' })]);
});

test('PD-01 tabs are the visible items of the menu without a page of their own; the first one is open', async () => {
  const hub = await getDisclosureHub(contextOf(HUB));
  expect(hub).toMatchObject({ title: '信息公示', label: '公司', content: { kind: 'texts' } });
  expect(hub?.tabs.map(({ id, href, current }) => [id, href, current])).toEqual([
    ['2611', '/public-disclosure/public-content?tab=2611', true],
    ['2616', '/public-disclosure/public-content?tab=2616', false],
    ['2620', '/public-disclosure/public-content?tab=2620', false],
  ]);
  expect(asked()).toMatchObject({ menuKey: 'k2611', withBody: true });
});

test('PD-01 a tab is opened by its menu id, lists of notices without bodies', async () => {
  const hub = await getDisclosureHub(contextOf(`${HUB}/public-content`, { tab: '2616' }));
  expect(hub).toMatchObject({ label: '投教', content: { kind: 'notices' } });
  expect(asked()).toMatchObject({ menuKey: 'k2616' });
  expect(asked()?.withBody).toBeUndefined();
});

test('PD-01 an unknown or hidden tab is missing, and so is one that English does not have', async () => {
  expect(await getDisclosureHub(contextOf(HUB, { tab: '1' }))).toBeNull();
  expect(await getDisclosureHub(contextOf(HUB, { tab: '2619' }))).toBeNull();
  expect(await getDisclosureHub(contextOf(HUB, { tab: '2620' }, variantOf('en')))).toBeNull();
});

test('PD-01 a notice stands alone and knows its tab; another article is none', async () => {
  const path = `${HUB}/ann_article`;
  const notice = await getDisclosureNotice(contextOf(path, { id: '300' }));
  expect(notice).toMatchObject({ article: { id: '300' }, back: `${HUB}/public-content?tab=2611` });
  answerArticles([row(9, { menuKey: 'k1' })]);
  expect(await getDisclosureNotice(contextOf(path, { id: '9' }))).toBeNull();
});

test('PD-01 RT-01 without an id it is the newest notice of the lists; without any there is none', async () => {
  const path = `${HUB}/ann_article`;
  answerArticles([row(301, { menuKey: 'k2616' })]);
  expect(await getDisclosureNotice(contextOf(path))).toMatchObject({ article: { id: '301' } });
  expect(asked()).toMatchObject({ menuKey: 'k2616', pageSize: 1 + HIDDEN_SPARE });
  const planned = { menuKey: 'k2616', displayTime: '2999-01-01 00:00:00' };
  answerArticles([row(302, planned), row(301, { menuKey: 'k2616' })]);
  expect(await getDisclosureNotice(contextOf(path))).toMatchObject({ article: { id: '301' } });
  answerArticles([]);
  expect(await getDisclosureNotice(contextOf(path))).toBeNull();
});

test('PD-01 a path of its own makes an item no less a tab, whatever its type; outside links are tabs, too', async () => {
  answerMenu(
    menuRow(2600, HUB),
    menuRow(2601, `${HUB}/public-content`, below),
    menuRow(2602, `${HUB}/ann_article`, below),
    menuRow(2611, `${HUB}/company`, { ...below, menuType: 'C', orderNum: 1 }),
    menuRow(2612, `${HUB}/fees`, { ...below, menuType: 'C', orderNum: 2 }),
    menuRow(2613, '', { ...below, path: 'https://out.example/', isFrame: '0', orderNum: 3 }),
    menuRow(2614, `${HUB}/hidden`, { ...below, visible: '1', orderNum: 4 }),
  );
  const hub = await getDisclosureHub(contextOf(HUB));
  expect(hub?.tabs.map(({ href }) => href)).toEqual([
    '/public-disclosure/public-content?tab=2611',
    '/public-disclosure/public-content?tab=2612',
    'https://out.example/',
  ]);
  expect(await getDisclosureHub(contextOf(`${HUB}/public-content`, { tab: '2612' }))).not.toBeNull();
  answerArticles([row(7, { menuKey: 'k2612,9' })]);
  expect(await getDisclosureNotice(contextOf(`${HUB}/ann_article`))).toMatchObject({ article: { id: '7' } });
  answerArticles([row(7, { menuKey: 'k2612' })]);
  expect(await getDisclosureNotice(contextOf(`${HUB}/ann_article`))).toMatchObject({ article: { id: '7' } });
});

test('PD-01 the own path of a tab leads to the tab, that of a hidden item nowhere', async () => {
  answerMenu(
    menuRow(2600, HUB),
    menuRow(2611, `${HUB}/company`, { ...below, menuType: 'C', query: 'en:false' }),
    menuRow(2614, `${HUB}/hidden`, { ...below, visible: '1' }),
  );
  const at = (path: string, variant = variantOf('zh')) => getProduct(contextOf(path, {}, variant));
  expect(await at(`${HUB}/company`)).toMatchObject({ redirectTo: `${HUB}/public-content?tab=2611` });
  expect(await at(`${HUB}/company`, variantOf('en'))).toMatchObject({ redirectTo: '/en' });
  expect(await at(`${HUB}/none`)).toBeNull();
});

test.each([
  ['zh', ['zh', 'en'], ['zh', 'en']],
  ['zh', ['zh'], ['zh']],
  ['en', ['zh'], ['zh']],
] as const)('LG-02 a tab in %s, with texts in %j, is offered in %j', async (locale, there, languages) => {
  seam.fetchArticles.mockImplementation(async ({ variant }) =>
    decodeArticlePage({ rows: there.some((one) => one === variant.locale) ? [row(1)] : [] }),
  );
  const at = (tab: string) =>
    getDisclosureHub(contextOf(`${HUB}/public-content`, { tab }, variantOf(locale)));
  expect((await at('2611'))?.languages).toEqual(languages);
  if (locale === 'zh') expect((await at('2620'))?.languages).toEqual(['zh']);
});
