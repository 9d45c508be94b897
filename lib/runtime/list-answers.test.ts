/** @jest-environment node */
import { type BackOffice, startBackOffice } from '@/testing/back-office';

let office: BackOffice;
let calls: typeof import('@/lib/ows/contract/calls');
let people: typeof import('@/lib/ows/contract/people');
let outlets: typeof import('@/lib/ows/contract/outlets');
let commissions: typeof import('@/lib/ows/contract/commissions');
let software: typeof import('@/lib/ows/contract/software');
let notes: typeof import('./page-notes');

beforeAll(async () => {
  office = await startBackOffice();
  [calls, people, outlets, commissions, software, notes] = await Promise.all([
    import('@/lib/ows/contract/calls'),
    import('@/lib/ows/contract/people'),
    import('@/lib/ows/contract/outlets'),
    import('@/lib/ows/contract/commissions'),
    import('@/lib/ows/contract/software'),
    import('./page-notes'),
  ]);
});
afterAll(() => office.close());

const variant = { locale: 'zh', device: 'desktop' } as const;
const article = { id: 1, title: '文', displayTime: '2025-01-01 00:00:00' };

/** Each list that pages are made of, and an answer with one entry. */
const LISTS: [string, () => Promise<unknown>, object][] = [
  ['articles', () => calls.fetchArticles({ variant, menuKey: '1' }, false), { rows: [article], total: 1 }],
  [
    'one article',
    () => calls.fetchArticles({ variant, id: '1', withBody: true }, false),
    { rows: [article] },
  ],
  ['articles by title', () => calls.fetchArticlesByTitle(variant, '文'), { data: [article] }],
  ['outlets', () => outlets.fetchOutlets('上海市'), { data: [{ BRANCH_ID: '1' }] }],
  ['offices of a company', () => outlets.fetchCompanyOutlets('1'), { data: [{ BRANCH_ID: '1' }] }],
  ['commission notices', () => commissions.fetchCommissions('1', 1), { data: [{ PUBLICITY_ID: '1' }] }],
  [
    'marketing people',
    () => people.fetchMarketingPeople('business', '', 'read'),
    { data: [{ USER_NAME: '甲' }] },
  ],
  ['software', () => software.fetchSoftware(), { rows: [{ id: '1', name: '甲' }] }],
];

async function listTags(ask: () => Promise<unknown>, body: object): Promise<string[]> {
  office.answer = (response) => response.end(JSON.stringify({ code: 200, ...body }));
  const { notes: said } = await notes.collectNotes(ask);
  return [...said.tags].filter((tag) => /^(full|empty):/.test(tag));
}

test.each(LISTS)(
  'CL-06 a page says of %s whether there were any, by the same question',
  async (_what, ask, body) => {
    const [full, ...more] = await listTags(ask, body);
    expect(full).toMatch(/^full:[\w-]{43}$/);
    expect(more).toEqual([]);
    expect(await listTags(ask, { data: [], rows: [], total: 0 })).toEqual([full?.replace('full', 'empty')]);
  },
);
