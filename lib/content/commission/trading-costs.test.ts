import { OwsError } from '@/lib/base/ows-error';
import * as commissions from '@/lib/ows/contract/commissions';
import { decodeCommissions } from '@/lib/ows/contract/commissions';
import * as wire from '@/lib/ows/contract/outlets';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { log } from '@/lib/runtime/log';
import { answerMenu, answerWords, contextOf, menuRow, startAnew } from '@/testing/seam';
import { getTradingCosts } from './trading-costs';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/outlets', () => ({
  ...jest.requireActual('@/lib/ows/contract/outlets'),
  fetchOutlets: jest.fn(),
}));
jest.mock('@/lib/ows/contract/commissions', () => ({
  ...jest.requireActual('@/lib/ows/contract/commissions'),
  fetchCommissions: jest.fn(),
}));
jest.mock('next/headers');

const outlet = (BRANCH_ID: string, ORG_NAME: string, COMP_FLAG = '0') => ({
  BRANCH_ID,
  ORG_NAME,
  COMP_FLAG,
  PROVINCE_NAME: '广东省',
  CITY_NAME: '广州市',
});
const ROWS = [
  outlet('10', '甲路营业部'),
  outlet('20', '乙路营业部'),
  outlet('30', '乙路营业部二部'),
  outlet('40', '广州分公司', '1'),
];
const RATES = JSON.stringify([{ COMMISSIONRATE: '0.0003', DISCOUNTRATE: 1 }]);
const answer = (...rows: object[]) =>
  jest.mocked(commissions.fetchCommissions).mockResolvedValue(decodeCommissions({ data: rows }));
const ask = (query: Record<string, string>) => getTradingCosts(contextOf('/trading-costs', query));

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, '/branch'));
  answerWords({});
  jest.mocked(wire.fetchOutlets).mockResolvedValue(decodeOutlets({ data: ROWS }));
  answer({ PUBLICITY_ID: 'p1', OPT_DATE: 20250101, BUSIN_LIST: RATES });
});

test('CP-02 an outlet is meant by its number, its whole name, or words of which only it has all', async () => {
  for (const typed of ['10', '甲路营业部', 'jialu'])
    expect((await ask({ outlet: typed })).first).toMatchObject({
      kind: 'found',
      outlet: { id: '10', state: 'rate', rate: '0.0003', percent: '0.03', notice: { id: 'p1' } },
    });
  expect((await ask({ outlet: '乙路营业部' })).first).toMatchObject({ outlet: { id: '20' } });
});

test('CP-02 several, unknown and equal outlets are told apart, and cost no call', async () => {
  const { first, second } = await ask({ outlet: '路', other: '火星' });
  expect(first).toMatchObject({ kind: 'several', total: 3 });
  expect(second).toEqual({ kind: 'unknown', typed: '火星' });
  expect(commissions.fetchCommissions).not.toHaveBeenCalled();
  expect((await ask({ outlet: '10', other: '甲路营业部' })).second).toEqual({
    kind: 'same',
    typed: '甲路营业部',
  });
});

test.each([
  [[], 'none'],
  [[{ PUBLICITY_ID: 'p', BUSIN_LIST: 'x' }], 'broken'],
  [[{ PUBLICITY_ID: 'p', BUSIN_LIST: RATES, PUBLICITY_CONTENT: '<p>面议</p>' }], 'words'],
  [[{ PUBLICITY_ID: 'p', OPT_DATE: 29991231, BUSIN_LIST: RATES }], 'none'],
])('CP-04 notices %j: the rate is %s', async (rows, state) => {
  answer(...rows);
  expect((await ask({ outlet: '10' })).first).toMatchObject({ outlet: { state, rate: '' } });
});

test('CP-04 the page stands when notices or all outlets cannot be loaded, and says which', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.mocked(commissions.fetchCommissions).mockRejectedValue(new OwsError('timeout', 'x', { code: 0 }));
  expect((await ask({ outlet: '10' })).first).toMatchObject({ outlet: { state: 'failed' } });
  jest.mocked(wire.fetchOutlets).mockRejectedValue(new OwsError('timeout', 'x', { code: 0 }));
  expect(await ask({ outlet: '10' })).toMatchObject({
    first: { kind: 'failed', typed: '10' },
    second: { kind: 'empty' },
    examples: [],
  });
});

test('CP-02 the address of an answer names outlets by number; the plain page alone is indexed', async () => {
  const { address, head } = await ask({ amount: '5', side: 'sell', outlet: '甲路营业部', other: '40' });
  expect(address).toBe('https://site.example/trading-costs?amount=5&side=sell&outlet=10&other=40');
  expect(head.noindex).toBe(true);
  const plain = await ask({});
  expect([plain.head.noindex, plain.examples.map(({ id }) => id)]).toEqual([false, ['10', '20']]);
});
