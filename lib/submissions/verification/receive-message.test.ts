import { takeTurn } from '@/lib/gate/rate-limits';
import { Refusal } from '@/lib/gate/refusal';
import { startAnew } from '@/testing/seam';
import { readMessageVerdict, readVerdict } from './receive';
import { receiveMessage } from './receive-message';
import { verify } from './verify';

jest.mock('@/lib/gate/rate-limits');
jest.mock('@/lib/ows/contract/calls');
jest.mock('./verify');
jest.mock('next/headers');

const post = (message: string, headers: Record<string, string> = {}) =>
  new Request('https://site.example/api/verify-message/zh', {
    method: 'POST',
    body: new URLSearchParams({ message }).toString(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  });
const cookieOf = (answer: Response) =>
  /^__Host-verdict=([^;]*)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
const ask = async (message: string) =>
  readMessageVerdict(cookieOf(await receiveMessage(post(message), 'zh')));

beforeEach(() => {
  startAnew();
  jest.mocked(takeTurn).mockReset();
  jest.mocked(verify).mockReset();
  jest.mocked(verify).mockImplementation(async ({ kind, query }) => ({
    kind,
    query,
    outcome: query.includes('site.example') ? 'official' : 'unknown',
    findings: [{ title: '甲'.repeat(99), lines: ['x'] }],
  }));
});

test('what a message names is checked one by one; the message is in no address and no cookie', async () => {
  const answer = await receiveMessage(post('李四你好，点 https://evil.example 或 site.example'), 'en');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/en/verify#answer']);
  const verdict = readMessageVerdict(cookieOf(answer));
  expect(verdict).toMatchObject({
    outcome: 'checked',
    pieces: [
      { kind: 'website', query: 'https://evil.example', outcome: 'unknown' },
      { kind: 'website', query: 'site.example', outcome: 'official' },
    ],
  });
  expect(JSON.stringify(verdict)).not.toContain('李四');
  expect(readVerdict(cookieOf(answer))).toBeNull();
});

test('a message may name nothing, be too long, or come too often', async () => {
  expect(await ask('你好')).toEqual({ outcome: 'nothing', pieces: [], more: 0 });
  expect(await ask('')).toMatchObject({ outcome: 'nothing' });
  expect(await ask('字'.repeat(1001))).toMatchObject({ outcome: 'tooLong' });
  jest.mocked(takeTurn).mockRejectedValueOnce(new Refusal(429));
  expect(await ask('a.example')).toMatchObject({ outcome: 'tooMany' });
  expect(verify).not.toHaveBeenCalled();
});

test('line ends of forms do not count twice', async () => {
  expect(await ask('a\r\n'.repeat(500))).toMatchObject({ outcome: 'nothing' });
});

test('the longest answer has room in a cookie, and the rest is counted', async () => {
  const hosts = Array.from({ length: 12 }, (_, at) => `${'д'.repeat(50)}${at}.example`);
  const answer = await receiveMessage(post(hosts.join(' ')), 'zh');
  expect(readMessageVerdict(cookieOf(answer))).toMatchObject({ outcome: 'checked', more: 4 });
  expect((answer.headers.get('set-cookie') ?? '').length).toBeLessThan(4096);
});

test('other sites and bodies without bounds are refused', async () => {
  const elsewhere = post('a.example', { 'sec-fetch-site': 'cross-site' });
  expect((await receiveMessage(elsewhere, 'zh')).status).toBe(403);
  expect((await receiveMessage(post('x'.repeat(20_000)), 'zh')).status).toBe(413);
});

test('a forged cookie is no answer', () => {
  expect(readMessageVerdict('forged')).toBeNull();
  expect(readMessageVerdict(undefined)).toBeNull();
});
