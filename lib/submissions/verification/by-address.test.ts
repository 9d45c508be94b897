import { OwsError } from '@/lib/base/ows-error';
import * as wire from '@/lib/ows/contract/outlets';
import { decodeOutlets } from '@/lib/ows/contract/outlets';
import { log } from '@/lib/runtime/log';
import { cleanQuery, findRoute } from '@/lib/site/routes';
import { answerMenu, answerWords, menuRow, startAnew } from '@/testing/seam';
import { checkByAddress, shareOf } from './by-address';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/outlets', () => ({
  ...jest.requireActual('@/lib/ows/contract/outlets'),
  fetchOutlets: jest.fn(),
}));
jest.mock('next/headers');

const OUTLET = { BRANCH_ID: '7', ORG_NAME: '甲营业部', ADDRESS: '某路1号', PROVINCE_NAME: '上海市' };
const queryOf = (search: string) => {
  const route = findRoute('/verify');
  if (!route) throw new Error('no route');
  const typed = new URLSearchParams(search);
  return Object.fromEntries(cleanQuery(route, (name) => typed.get(name)));
};

beforeEach(() => {
  startAnew();
  answerMenu(menuRow(1, '/verify'));
  answerWords({});
  jest.mocked(wire.fetchOutlets).mockResolvedValue(decodeOutlets({ data: [OUTLET] }));
});

test.each([
  ['website=Evil.Example', { website: 'evil.example' }],
  ['website=https://a.example/?token=1', {}],
  ['account=Haixu-VIP', { account: 'haixu-vip' }],
  ['account=王小明', {}],
  ['phone=02155501000', { phone: '02155501000' }],
  ['phone=13800138000', {}],
  ['phone=8613800138000', {}],
  ['phone=abc', {}],
  ['outlet=7&website=a.example', { website: 'a.example' }],
  ['outlet=../7', {}],
  ['person=王小明', {}],
])('the address ?%s may ask for %j: nothing personal', (search, expected) => {
  expect(queryOf(search)).toEqual(expected);
});

test('an outlet is checked by its number; an ill back office is no "not found"', async () => {
  expect(await checkByAddress({ outlet: '7' }, 'zh')).toMatchObject({
    outcome: 'official',
    query: '甲营业部',
    findings: [{ title: '甲营业部', lines: ['某路1号'] }],
  });
  expect(await checkByAddress({ outlet: '8' }, 'zh')).toMatchObject({ outcome: 'unknown', query: '8' });
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.mocked(wire.fetchOutlets).mockRejectedValue(new OwsError('timeout', 'x', { code: 0 }));
  expect(await checkByAddress({ outlet: '7' }, 'zh')).toMatchObject({ outcome: 'failed' });
  expect(await checkByAddress({}, 'zh')).toBeNull();
});

test('a host is checked by its address', async () => {
  expect(await checkByAddress({ website: 'site.example' }, 'zh')).toMatchObject({ outcome: 'official' });
  expect(await checkByAddress({ website: 'evil.example' }, 'zh')).toMatchObject({ outcome: 'unknown' });
});

test.each([
  ['website', 'https://x@evil.example/a?token=1', '/en/verify?website=evil.example'],
  ['wechat', '@Haixu-VIP', '/en/verify?account=haixu-vip'],
  ['wechat', '王小明', ''],
  ['phone', '+86 21 5550 1000', '/en/verify?phone=02155501000'],
  ['phone', '138 0013 8000', ''],
  ['person', '王小明', ''],
  ['outlet', '甲营业部', ''],
] as const)('the answer about %s %s can be shared as %j', (kind, query, path) => {
  expect(shareOf({ kind, query, outcome: 'unknown', findings: [] }, 'en')).toBe(path);
});

test('an answer that is none has no address', () => {
  expect(shareOf({ kind: 'phone', query: '95521', outcome: 'failed', findings: [] }, 'zh')).toBe('');
});
