import { createHash } from 'node:crypto';
import { takeTurn } from '@/lib/gate/rate-limits';
import { Refusal } from '@/lib/gate/refusal';
import type { FileMatch, FilingContent, RecordedFiling } from '@/lib/model/record';
import { type FilingRecord, RecordError } from '@/lib/record/record';
import { log } from '@/lib/runtime/log';
import { closeFake, openFake } from '@/testing/filings';
import { startAnew } from '@/testing/seam';
import { readFileAnswer } from './file-answer';
import { readMessageVerdict, readVerdict } from './receive';
import { receiveFile } from './receive-file';

jest.mock('@/lib/gate/rate-limits');
jest.mock('@/lib/ows/contract/calls');
jest.mock('next/headers');

const SHA = createHash('sha256').update('a file').digest('hex');

const filing = (
  index: number,
  fields: Partial<FilingContent & { firstSeen: string }> = {},
): RecordedFiling => ({
  type: 'filing',
  id: '42',
  locale: 'zh',
  title: '2024年年度报告',
  kind: 'annual',
  period: '2024',
  displayTime: '2025-03-28 17:30:00',
  textSha256: '',
  files: [],
  version: index + 1,
  firstSeen: '2025-03-28T09:31:00.000Z',
  index,
  leafHash: '',
  ...fields,
});

const match = (own: RecordedFiling, replacedBy: RecordedFiling | null = null): FileMatch => ({
  filing: own,
  file: { name: 'a.pdf', url: '/ows/files/a.pdf', bytes: 6, sha256: SHA },
  since: '2025-03-28T09:31:00.000Z',
  replacedBy,
});

const REVISED = filing(1, { title: '2024年年度报告（修订）', firstSeen: '2025-04-01T02:00:00.000Z' });

/** A record that knows these matches of SHA, or fails. */
function record(found: FileMatch[] | Error): jest.Mock {
  const filesWith = jest.fn(async (sha256: string) => {
    if (found instanceof Error) throw found;
    return sha256 === SHA ? found : [];
  });
  openFake({ filesWith } as unknown as FilingRecord);
  return filesWith;
}

const FORM = 'application/x-www-form-urlencoded';
const post = (body: string, type: string, headers: Record<string, string> = {}) =>
  new Request('https://site.example/api/verify-file/zh', {
    method: 'POST',
    body,
    headers: { 'content-type': type, 'sec-fetch-site': 'same-origin', ...headers },
  });
const byForm = (sha256: string) => receiveFile(post(new URLSearchParams({ sha256 }).toString(), FORM), 'zh');
const byScript = (sha256: unknown, locale: 'zh' | 'en' = 'zh') =>
  receiveFile(post(JSON.stringify({ sha256 }), 'application/json'), locale);
const cookieOf = (answer: Response) =>
  /^__Host-verdict=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];

let warn: jest.SpyInstance;
beforeEach(() => {
  startAnew();
  jest.mocked(takeTurn).mockReset();
  warn = jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  record([match(filing(0))]);
});
afterEach(() => jest.restoreAllMocks());

test('AR-04 a current file is ours and unchanged, with title, kind, times, hash and its record', async () => {
  const answer = await byScript(SHA);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  const { outcome, lines, links, forward } = await answer.json();
  expect(outcome).toBe('current');
  expect(lines[0]).toBe('《2024年年度报告》（年度报告，中文），发布日期：2025年03月28日。');
  expect(lines[1]).toBe('该文件自 2025年03月28日 17:31（北京时间）起存档。');
  expect(lines.at(-1)).toMatch(new RegExp(`^核对时间：\\d{4}年.*SHA-256：${SHA}$`));
  expect(links).toEqual([
    { href: '/investor-relations/archive/filing?id=42', label: '查看存档：2024年年度报告' },
  ]);
  expect(forward).toContain('是本公司发布的文件，未经改动');
  expect(forward).toContain('https://site.example/investor-relations/archive/filing?id=42');
  expect(forward).toContain(SHA);
});

test.each<[string, FileMatch[], string, RegExp]>([
  [
    'an earlier version',
    [match(filing(0), REVISED)],
    'replaced',
    /已于 2025年04月01日 10:00.*《2024年年度报告（修订）》/,
  ],
  ['a file that a later version still has', [match(REVISED)], 'current', /（修订）.*2025年03月28日 17:31/],
  [
    'a file that another filing still has',
    [match(filing(0), REVISED), match(filing(2, { locale: 'en', title: 'Annual report' }))],
    'current',
    /《Annual report》（年度报告，英文）/,
  ],
  ['a file that nobody knows', [], 'unknown', /不证明文件是伪造的.*site\.example.*95521/],
])('AR-04 %s', async (_what, found, outcome, words) => {
  record(found);
  const answer = await (await byScript(SHA)).json();
  expect(answer.outcome).toBe(outcome);
  expect(answer.lines.join(' ')).toMatch(words);
});

test('AR-04 the form is led back to the page, and the hash is in no address', async () => {
  const answer = await byForm(SHA);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/verify#answer']);
  const cookie = cookieOf(answer);
  expect(cookie).not.toContain(SHA);
  expect(readFileAnswer(cookie, 'zh')).toMatchObject({ outcome: 'current', title: expect.any(String) });
  expect([readVerdict(cookie), readMessageVerdict(cookie)]).toEqual([null, null]);
  expect([readFileAnswer('forged', 'zh'), readFileAnswer(undefined, 'zh')]).toEqual([null, null]);
});

test('AR-04 the longest answer has room in a cookie', async () => {
  const long = '年'.repeat(500);
  const replacing = filing(9, { title: long });
  record(Array.from({ length: 9 }, (_, at) => match(filing(at, { id: String(at), title: long }), replacing)));
  const answer = await byForm(SHA);
  expect((answer.headers.get('set-cookie') ?? '').length).toBeLessThan(4096);
  expect(readFileAnswer(cookieOf(answer), 'zh')?.links).toHaveLength(3);
});

test.each([
  ['in capitals', SHA.toUpperCase()],
  ['with spaces and line ends', `  ${SHA.replace(/(..)/g, '$1 ')}\r\n`],
  ['named', `SHA-256: ${SHA}`],
])('AR-04 a hash %s is understood', async (_what, typed) => {
  const filesWith = record([]);
  expect((await byForm(typed)).status).toBe(303);
  expect(filesWith).toHaveBeenCalledWith(SHA);
});

test.each(['', 'document.pdf', SHA.slice(1), `${SHA}0`, 'g'.repeat(64), 7, null, { toString: 'x' }])(
  'AR-04 %j is no hash, and is not looked up',
  async (typed) => {
    const filesWith = record([]);
    const answer = await byScript(typed);
    expect([answer.status, (await answer.json()).outcome]).toEqual([400, 'badHash']);
    expect(filesWith).not.toHaveBeenCalled();
  },
);

test.each<[string, () => void]>([
  ['fails', () => record(new RecordError('unavailable', SHA))],
  ['has a fault', () => record(new TypeError(SHA))],
  ['is not open', () => openFake(null)],
])(
  'AR-04 while the record %s nothing is said of a file, and its hash is not logged',
  async (_what, spoil) => {
    spoil();
    const answer = await byScript(SHA, 'en');
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await answer.json()).toMatchObject({
      outcome: 'unavailable',
      title: 'It cannot be checked right now',
    });
    expect(readFileAnswer(cookieOf(await byForm(SHA)), 'zh')).toMatchObject({ outcome: 'unavailable' });
    expect(warn).toHaveBeenCalled();
    expect(JSON.stringify(warn.mock.calls)).not.toContain(SHA);
  },
);

test('AR-04 without a record there is no such check', async () => {
  closeFake();
  const answers = [await byScript(SHA), await byForm(SHA)];
  expect(answers.map(({ status }) => status)).toEqual([404, 404]);
});

test('AR-04 visitors over the limit are told so', async () => {
  jest.mocked(takeTurn).mockRejectedValue(new Refusal(429));
  const answer = await byScript(SHA);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  expect(readFileAnswer(cookieOf(await byForm(SHA)), 'zh')).toMatchObject({
    outcome: 'tooMany',
    forward: '',
  });
});

test.each([
  ['other sites, by form', FORM, 'sha256=a', { 'sec-fetch-site': 'cross-site' }, 403],
  ['other sites, by script', 'application/json', '{}', { 'sec-fetch-site': 'cross-site' }, 403],
  ['other media types', 'text/plain', SHA, {}, 415],
  ['large forms', FORM, 'x'.repeat(2000), {}, 413],
  ['large JSON', 'application/json', `"${'x'.repeat(2000)}"`, {}, 413],
] as [string, string, string, Record<string, string>, number][])(
  'AR-04 %s are refused',
  async (_what, type, body, headers, status) => {
    expect((await receiveFile(post(body, type, headers), 'zh')).status).toBe(status);
  },
);
