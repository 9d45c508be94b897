import type { Detail } from '@/lib/model/detail';
import type { DisclosureHub, DisclosureNotice } from '@/lib/model/disclosure';
import type { StockInfo } from '@/lib/model/investors';
import type { Finder, OutletPage, OutletTables } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import type { PressRoom } from '@/lib/model/press-room';
import { detailHead } from './detail-head';
import { hubHead, noticeHead, peopleHead } from './disclosure-head';
import { pressRoomHead, stockInfoHead, typedListHead } from './list-head';
import { finderHead, outletHead, tablesHead } from './outlet-head';
import { searchHead } from './search-head';

const context = (query: Record<string, string>, locale: 'zh' | 'en' = 'zh') =>
  ({ query, locale }) as unknown as PageContext;

test('RT-09 a filter of the press room is titled by its label', () => {
  const filters = [
    { label: '公告', value: 'announcement' },
    { label: 'ESG', value: 'esg' },
  ];
  const chosen = (filter: string | null) => pressRoomHead({ filters, filter } as PressRoom).chosen;
  expect(chosen('esg')).toEqual(['ESG']);
  expect(chosen(null)).toEqual([]);
});

test('RT-09 filter and year of the press room together, and a type of a list, are views that are not indexed', () => {
  const of = (more: Partial<PressRoom>) =>
    pressRoomHead({ filters: [], filter: null, year: null, ...more } as PressRoom);
  expect([of({}), of({ year: 2021 }), of({ filter: 'esg' })].map(({ noindex }) => noindex)).toEqual([
    false,
    false,
    false,
  ]);
  expect(of({ filter: 'esg', year: 2021 }).noindex).toBe(true);
  expect([typedListHead(null, context({ type: 'q1' })), typedListHead(null, context({}))]).toEqual([
    { noindex: true },
    { noindex: false },
  ]);
});

test('RT-09 the tables of the stock information are titled by their labels; the first is the page itself', () => {
  const tabs = [
    { name: 'holders', label: '股东' },
    { name: 'dividends', label: '分红' },
  ];
  const chosen = (query: Record<string, string>) =>
    stockInfoHead({ tabs } as StockInfo, context(query)).chosen;
  expect(chosen({ tab: 'dividends' })).toEqual(['分红']);
  expect(chosen({})).toEqual([]);
});

const PEOPLE = { title: '公示', intro: '述', siteName: '站', label: '基金' };

test.each<[string, Partial<PeoplePage>, Record<string, string>, string[]]>([
  ['the first tab', { tab: 'marketing' }, {}, []],
  ['its witnesses', { tab: 'marketing' }, { kind: 'witness' }, ['见证人员']],
  ['another tab', { tab: 'funds' }, { tab: 'funds' }, ['基金']],
  [
    'a place in it',
    { tab: 'funds', filter: { kind: 'business', province: 'shanghai', keyword: '' } },
    { tab: 'funds' },
    ['上海市', '基金'],
  ],
])('RT-09 PB-01 %s of the personnel page says which it is', (_name, given, query, chosen) => {
  const filter = { kind: 'business', province: '', keyword: '' };
  const data = { ...PEOPLE, filter, ...given } as PeoplePage;
  expect(peopleHead(data, context(query)).chosen).toEqual(chosen);
});

test.each([
  ['zh', 'shanghai', ['上海市']],
  ['en', 'shanghai', ['Shanghai']],
  ['en', '', []],
  ['en', 'nowhere', []],
] as const)('RT-09 BR-01 in %s the title of the place %j begins with %j', (locale, province, chosen) => {
  const filter = { province, keyword: '' };
  const found = { filter, outlets: [{}], total: 1 } as unknown as Finder & OutletTables;
  for (const head of [finderHead, tablesHead])
    expect(head(found, context({}, locale))).toEqual({ chosen, noindex: false });
});

test('RT-10 a place without an outlet is nothing for an index', () => {
  const emptyIn = (province: string) =>
    ({ filter: { province, keyword: '' }, outlets: [], total: 0 }) as unknown as Finder & OutletTables;
  for (const head of [finderHead, tablesHead]) {
    expect(head(emptyIn('tianjin'), context({ province: 'tianjin' })).noindex).toBe(true);
    expect(head(emptyIn(''), context({})).noindex).toBe(false);
  }
});

test('RT-10 what a person typed is nothing for an index', () => {
  const typed = { filter: { province: '', keyword: '王' } };
  expect(finderHead({ ...typed, outlets: [{}] } as unknown as Finder, context({})).noindex).toBe(true);
  expect(
    peopleHead({ ...PEOPLE, ...typed, tab: 'funds' } as PeoplePage, context({ keyword: '王' })).noindex,
  ).toBe(true);
});

test('MN-04 before anything is searched for /search is called what seoInfo says, else by the site’s own word', () => {
  const page = {
    filter: { typed: '', type: '', year: '' },
    outcome: { kind: 'blank' },
    siteName: '站',
    seoTitle: '站内搜索 - 甲',
  };
  expect(searchHead(page as never, context({}))).toEqual({ title: '站内搜索 - 甲' });
  expect(searchHead({ ...page, seoTitle: '' } as never, context({})).title).toContain(' - 站');
});

test('DE-03 an article without a summary is described by its first sentences, and by its title when it has none', () => {
  const seo = { title: '', description: '', keywords: '' };
  const times = { displayTime: '', updateTime: '' };
  const described = (more: object) => {
    const article = { title: '公告', excerpt: '', opening: '', seo, menuKey: '', ...times, ...more };
    const detail = detailHead({ articles: [article], title: '公告', siteName: '站' } as unknown as Detail);
    const notice = noticeHead({ article, siteName: '站' } as unknown as DisclosureNotice, context({}));
    expect([notice.description, notice.crumb]).toEqual([detail.description, '公告']);
    return detail.description;
  };
  expect(described({ opening: '本公司董事会保证。' })).toBe('公告 - 本公司董事会保证。');
  expect(described({ excerpt: '摘要', opening: '' })).toBe('摘要');
  expect(described({})).toBe('公告');
});

test('RT-10 a tab of disclosure without a text is nothing for an index; the hub itself always is', () => {
  const of = (articles: object[], query: Record<string, string>) =>
    hubHead({ ...PEOPLE, content: { kind: 'texts', articles } } as unknown as DisclosureHub, context(query));
  expect(of([], { tab: '7' })).toMatchObject({ noindex: true, chosen: ['基金'] });
  expect(of([{}], { tab: '7' })).toMatchObject({ noindex: false });
  expect(of([], {})).toEqual({});
});

test.each([
  ['en', '杭州延安路证券营业部', 'zhejiang', 'Securities office in Zhejiang: 杭州延安路证券营业部 · 0571'],
  ['en', '杭州延安路证券营业部', '', 'Securities office: 杭州延安路证券营业部 · 0571'],
  ['en', 'Hangzhou Yan’an Road Office', 'zhejiang', 'Hangzhou Yan’an Road Office · 0571'],
  ['zh', '杭州延安路证券营业部', 'zhejiang', '杭州延安路证券营业部 · 0571'],
] as const)('RT-09 in %s the outlet %s in "%s" is described as %s', (locale, name, province, description) => {
  const outlet = { name, province, kind: 'office', address: '', phone: '0571' };
  const page = { kind: 'outlet', outlet, siteName: '站' } as unknown as OutletPage;
  expect(outletHead(page, { locale }).description).toBe(description);
});
