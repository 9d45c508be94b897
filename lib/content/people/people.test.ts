import { headers } from 'next/headers';
import { takeTurn } from '@/lib/gate/rate-limits';
import { Refusal } from '@/lib/gate/refusal';
import { fetchArticles } from '@/lib/ows/contract/calls';
import {
  decodeMarketingPeople,
  decodePractitioners,
  fetchMarketingPeople,
  fetchPractitioners,
} from '@/lib/ows/contract/people';
import { answerMenu, answerWords, contextOf, menuRow, startAnew, variantOf } from '@/testing/seam';
import { MENU_NAMES } from '../articles/names';
import { getPeople } from './people';
import { searchPeople } from './people-search';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/people', () => ({
  ...jest.requireActual('@/lib/ows/contract/people'),
  fetchMarketingPeople: jest.fn(),
  fetchPractitioners: jest.fn(),
}));
jest.mock('@/lib/gate/rate-limits');
jest.mock('next/headers');

const PATH = '/personnel-business-disclosure';
const people = jest.mocked(fetchMarketingPeople);
const funds = jest.mocked(fetchPractitioners);
const rows = (count: number, fields: object = {}) =>
  Array.from({ length: count }, (_, at) => ({ USER_NAME: `人${at}`, BUSIN_TYPE: 'YWRY', ...fields }));
const pageOf = (query: Record<string, string> = {}) => getPeople(contextOf(PATH, query));

beforeEach(() => {
  startAnew();
  answerMenu(
    menuRow(2720, PATH, { menuName: '人员公示' }),
    menuRow(2721, '/standard', { menuName: MENU_NAMES.commissionStandard }),
  );
  answerWords({}, [
    { dictType: 'footer_left_center_link', dictLabel: '营业执照', cssClass: '{"url":"/businesslicence"}' },
  ]);
  people.mockResolvedValue(decodeMarketingPeople({ data: rows(30) }));
  funds.mockResolvedValue(decodePractitioners({ data: rows(10), extraData: [{ TOTAL_COUNT: '640' }] }));
  jest.mocked(headers).mockResolvedValue(new Headers() as never);
});

test('PB-01 six tabs; the marketing one is open, with business persons and links of disclosure', async () => {
  const page = await pageOf();
  expect(page?.tabs.map(({ href }) => href)).toEqual(
    ['', '?tab=outreach', '?tab=futures', '?tab=funds', '?tab=advisers', '?tab=bonds'].map(
      (query) => PATH + query,
    ),
  );
  expect(people).toHaveBeenCalledWith('business', '', 'read');
  expect(page?.links).toMatchObject([{ url: '/businesslicence' }]);
  expect(page?.content).toMatchObject({ kind: 'marketing', list: { total: 30, pages: 3 } });
});

test('PB-01 witnesses are requested separately, and other persons in the answer are left out', async () => {
  people.mockResolvedValue(
    decodeMarketingPeople({ data: [...rows(2), ...rows(1, { BUSIN_TYPE: 'KHJZR' })] }),
  );
  const page = await pageOf({ kind: 'witness' });
  expect(people).toHaveBeenCalledWith('witness', '', 'read');
  expect(page?.content).toMatchObject({ list: { total: 1 } });
});

test('PB-01 other tabs have no links of disclosure', async () => {
  expect((await pageOf({ tab: 'funds' }))?.links).toEqual([]);
  expect((await pageOf({ tab: 'bonds' }))?.content).toMatchObject({ kind: 'texts' });
});

test('PB-02 practitioners come in pages of ten, by province and keyword; Shenzhen is sent as a city', async () => {
  const page = await pageOf({ tab: 'funds', province: 'guangdong', keyword: ' 王 ', page: '2' });
  const guangdong = { provinceName: '广东省', cityName: '', keyword: '王', page: 2, pageSize: 10 };
  expect(funds).toHaveBeenLastCalledWith(guangdong, 'personal');
  expect(page?.content).toMatchObject({ list: { total: 640, page: 2, pages: 5 } });
  await pageOf({ tab: 'funds', province: 'shenzhen' });
  const shenzhen = { provinceName: '', cityName: '深圳市', keyword: '', page: 1, pageSize: 10 };
  expect(funds).toHaveBeenLastCalledWith(shenzhen, 'read');
});

test('PB-02 without a keyword all pages can be read; past the last one there is nothing', async () => {
  expect((await pageOf({ tab: 'funds', page: '64' }))?.content).toMatchObject({ list: { pages: 64 } });
  expect(await pageOf({ tab: 'funds', page: '65' })).toBeNull();
  expect(await pageOf({ tab: 'funds', keyword: '王', page: '6' })).toBeNull();
});

test.each([
  ['a word that nobody has', { keyword: '无此人' }, 0],
  ['a page past the last one', { page: '90' }, 30],
])('OP-05 %s costs one call', async (_, query, found) => {
  people.mockResolvedValue(decodeMarketingPeople({ data: rows(found) }));
  await pageOf(query);
  expect(people).toHaveBeenCalledTimes(1);
  expect(jest.mocked(fetchArticles)).not.toHaveBeenCalled();
});

test.each([
  ['without a word', {}],
  ['with a word that somebody has', { keyword: '人' }],
])('PB-01 the standard of commissions stands beside people that were found %s', async (_, query) => {
  await pageOf(query);
  expect(jest.mocked(fetchArticles)).toHaveBeenCalledTimes(1);
});

test('PB-02 an answer that is none fails the page', () => {
  expect(() => decodePractitioners({ data: 'x' })).toThrow('data is not a list');
  expect(() => decodeMarketingPeople({ data: [null, 'x'] })).toThrow('no row as agreed');
  expect(decodeMarketingPeople({})).toEqual([]);
  expect(decodePractitioners({ data: rows(2), extraData: null })).toMatchObject({ total: 2 });
});

test('PB-02 a visitor over the limit gets a time to retry, and no call is sent', async () => {
  jest.mocked(takeTurn).mockRejectedValueOnce(new Refusal(429, { 'Retry-After': '17' }));
  const context = contextOf(PATH, { tab: 'funds', keyword: '王' }, variantOf('en'));
  const page = await searchPeople(context);
  expect(page?.content).toEqual({ kind: 'tooMany', seconds: 17 });
  expect(funds).not.toHaveBeenCalled();
  expect((await searchPeople(context))?.content).toMatchObject({ kind: 'practitioners' });
});
