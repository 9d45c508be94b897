import { OwsError } from '@/lib/base/ows-error';
import { takeTurn } from '@/lib/gate/rate-limits';
import { Refusal } from '@/lib/gate/refusal';
import { decodeOutlets, fetchOutletContacts } from '@/lib/ows/contract/outlets';
import { fetchMarketingPeople, fetchPractitioners } from '@/lib/ows/contract/people';
import { decodeSoftware, fetchSoftware } from '@/lib/ows/contract/software';
import { log } from '@/lib/runtime/log';
import { peekProcessState } from '@/lib/runtime/process-state';
import { forgetPublications, publish } from '@/testing/marks';
import { answerMenu, answerWords, menuRow, startAnew } from '@/testing/seam';
import { readVerdict, receiveQuestion } from './receive';
import { verify } from './verify';

jest.mock('@/lib/ows/contract/calls');
jest.mock('@/lib/ows/contract/people');
jest.mock('@/lib/ows/contract/outlets', () => ({
  ...jest.requireActual('@/lib/ows/contract/outlets'),
  fetchOutletContacts: jest.fn(),
}));
jest.mock('@/lib/gate/rate-limits');
jest.mock('@/lib/ows/contract/software', () => ({
  ...jest.requireActual('@/lib/ows/contract/software'),
  fetchSoftware: jest.fn(),
}));
jest.mock('next/headers');

const SHA = 'a'.repeat(64);
const marketingPerson = (fields: object) => ({
  BUSIN_TYPE: 'YWRY',
  USER_NAME: '王立',
  USER_HEAD_URL: '',
  BRANCH_NAME: '上海分公司',
  CERT_TYPE: '证券经纪人',
  CERT_NO: 'S0880420010001',
  AGENCY_BEGIN_DATE: '20240101',
  AGENCY_END_DATE: '20991231',
  AGENCY_AREA: '',
  ...fields,
});
const funds = (...rows: object[]) =>
  jest.mocked(fetchPractitioners).mockResolvedValue({
    total: rows.length,
    rows: rows.map((row) => ({
      BRANCH_NAME: '北京',
      USER_NAME: '',
      FUND_TRADE_NO: '',
      FUND_SALE_NO: '',
      ...row,
    })),
  });
const staff = (...rows: object[]) =>
  jest
    .mocked(fetchMarketingPeople)
    .mockImplementation(async (type) => (type === 'business' ? rows.map(marketingPerson) : []));
const ask = (kind: Parameters<typeof verify>[0]['kind'], query: string) =>
  verify({ kind, query, locale: 'zh' });

beforeEach(() => {
  startAnew();
  peekProcessState('checkedPeople')?.clear();
  answerMenu(menuRow(1, '/verify'));
  answerWords({}, [
    { dictType: 'official_accounts', dictLabel: '海序证券', dictValue: 'haixu-securities' },
    { dictType: 'contact_points', dictLabel: '业务合作', dictValue: '021-5550 0602' },
  ]);
  funds();
  staff();
  const outlet = {
    ORG_NAME: '上海分公司',
    ADDRESS: '示例路8号',
    BUSINESS_TEL: '021-55501000',
    COMPLAIN_TEL: '95521',
  };
  jest.mocked(fetchOutletContacts).mockResolvedValue(decodeOutlets({ data: [outlet] }, ['ORG_NAME']));
  const item = { id: 1, name: '富易', type: '1', version: '9', sha256: SHA };
  jest.mocked(fetchSoftware).mockResolvedValue(decodeSoftware({ rows: [item] }).rows);
});

test('a person is found by the whole name or number, with validity in words', async () => {
  staff({});
  expect(await ask('person', ' 王 立 ')).toMatchObject({
    outcome: 'official',
    findings: [{ title: '王立', lines: expect.arrayContaining(['授权有效，至2099年12月31日']) }],
  });
  expect((await ask('person', 's0880420010001')).outcome).toBe('official');
  expect(fetchMarketingPeople).toHaveBeenCalledWith('witness', '', 'read');
});

test('part of a name is no answer, and a surname alone is not asked for', async () => {
  staff({ USER_NAME: '王立新' });
  expect((await ask('person', '王立')).outcome).toBe('unknown');
  expect((await ask('person', '王')).outcome).toBe('tooShort');
});

test('whose mandate has ended is not called official, unless another certificate holds', async () => {
  staff({ AGENCY_END_DATE: '20200101' });
  expect((await ask('person', '王立')).outcome).toBe('ended');
  funds({ USER_NAME: '王立', FUND_SALE_NO: 'F1' });
  expect((await ask('person', '王立')).outcome).toBe('official');
});

test.each([
  ['outlet', '上海分公司', 'official'],
  ['outlet', '火星分公司', 'unknown'],
  ['phone', '95521', 'official'],
  ['phone', '+86 21 5550 1000', 'official'],
  ['phone', '021-55500602', 'official'],
  ['phone', '021-99999999', 'unknown'],
  ['phone', '110', 'tooShort'],
  ['website', 'https://site.example/terms', 'official'],
  ['website', 'https://site.example@evil.example', 'unknown'],
  ['website', '??', 'tooShort'],
  ['wechat', 'Haixu-Securities', 'official'],
  ['wechat', '海序证券', 'official'],
  ['wechat', '海序证券客服123', 'unknown'],
  ['file', SHA.toUpperCase(), 'official'],
  ['file', 'b'.repeat(32), 'unknown'],
  ['file', 'setup.exe', 'needsPrint'],
] as const)('%s %s: %s', async (kind, query, outcome) => {
  expect((await ask(kind, query)).outcome).toBe(outcome);
});

test('an ill back office is no "not found", and what was typed stays out of the log', async () => {
  const warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  jest.mocked(fetchPractitioners).mockRejectedValue(new OwsError('timeout', '王小明', { code: 0 }));
  expect((await ask('person', '王小明')).outcome).toBe('failed');
  expect(JSON.stringify(warn.mock.calls)).not.toContain('王小明');
});

describe('the calls of checks of persons', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] }));
  afterEach(() => {
    forgetPublications();
    jest.useRealTimers();
  });

  const calls = () =>
    jest.mocked(fetchPractitioners).mock.calls.length + jest.mocked(fetchMarketingPeople).mock.calls.length;
  const costOf = async (name: string) => {
    const before = calls();
    await ask('person', name);
    return calls() - before;
  };

  test('OP-05 a name costs one call, since the two published lists serve all checks of a minute', async () => {
    expect(await costOf('火星人甲')).toBe(3);
    for (const name of ['火星人甲', '火星人乙', '王立', '王立']) expect(await costOf(name)).toBe(1);
    jest.advanceTimersByTime(60_000);
    expect([await costOf('火星人甲'), await costOf('火星人乙')]).toEqual([3, 1]);
  });

  test('a list without people is kept as well, and one that did not come is requested again', async () => {
    jest.mocked(fetchMarketingPeople).mockRejectedValueOnce(new OwsError('timeout', '', { code: 0 }));
    expect((await ask('person', '王立')).outcome).toBe('failed');
    expect(await costOf('王立')).toBe(2);
    expect(await costOf('王立')).toBe(1);
  });

  test('an old list is no answer while the back office fails', async () => {
    staff({});
    expect((await ask('person', '王立')).outcome).toBe('official');
    jest.advanceTimersByTime(60_000);
    jest.mocked(fetchMarketingPeople).mockRejectedValue(new OwsError('timeout', '', { code: 0 }));
    expect((await ask('person', '王立')).outcome).toBe('failed');
  });

  test('an operator who has all pages made anew has the lists read anew', async () => {
    expect((await ask('person', '王立')).outcome).toBe('unknown');
    staff({});
    jest.advanceTimersByTime(1);
    publish('pages');
    jest.advanceTimersByTime(1);
    expect((await ask('person', '王立')).outcome).toBe('official');
  });

  test('the lists are requested without the name', async () => {
    await ask('person', '王小明');
    expect(JSON.stringify(jest.mocked(fetchMarketingPeople).mock.calls)).not.toContain('王小明');
  });
});

const post = (body: string, headers: Record<string, string> = {}) =>
  new Request('https://site.example/api/verify/zh', {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
const verdictOf = (answer: Response) =>
  readVerdict(/^__Host-verdict=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1]);

test('the answer travels in a sealed cookie: nothing typed is in an address', async () => {
  const asked = encodeURIComponent('火星分公司');
  const answer = await receiveQuestion(post(`kind=outlet&query=${asked}`), 'en');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/verify#answer']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
  expect(answer.headers.get('set-cookie')).not.toContain(asked);
  expect(verdictOf(answer)).toMatchObject({ kind: 'outlet', query: '火星分公司', outcome: 'unknown' });
  expect(readVerdict('forged')).toBeNull();
});

test('visitors over the limit get 429; other sites and other bodies are refused', async () => {
  jest.mocked(takeTurn).mockRejectedValueOnce(new Refusal(429));
  expect(verdictOf(await receiveQuestion(post('kind=phone&query=95521'), 'zh'))).toMatchObject({
    outcome: 'tooMany',
  });
  const elsewhere = post('kind=phone&query=95521', { 'sec-fetch-site': 'cross-site' });
  expect((await receiveQuestion(elsewhere, 'zh')).status).toBe(403);
  expect((await receiveQuestion(post('{}', { 'content-type': 'text/plain' }), 'zh')).status).toBe(415);
  expect((await receiveQuestion(post('x'.repeat(5000)), 'zh')).status).toBe(413);
});
