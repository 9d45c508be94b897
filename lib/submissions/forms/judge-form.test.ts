import type { FormName } from '@/lib/model/forms';
import { fetchCaptcha } from '@/lib/ows/contract/visitor';
import { formWords } from '@/lib/words/forms';

jest.mock('@/lib/ows/contract/visitor');
jest.mock('@/lib/content/customer/privacy', () => ({
  getPrivacyText: async () => ({ href: '/terms', version: '' }),
}));
jest.mock('./inspect-file', () => ({ inspectFile: async () => null }));
Object.assign(process.env, {
  OWS_APP_SECRET: 'secret-of-the-test',
  SITE_SECRET: 'sixteen-characters',
  RATE_SUMS_PER_MINUTE: '2',
});
const { issueCaptcha, issueCounted } = jest.requireActual<typeof import('./captcha')>('./captcha');
const { judgeForm, TRAP } = jest.requireActual<typeof import('./judge-form')>('./judge-form');

const MIN_MS = 3000;
const { tooQuick } = formWords('zh').errors;
const visit = {
  form: 'report' as FormName,
  locale: 'zh' as const,
  request: new Request('http://localhost/'),
};
const GOOD = {
  carrier: 'QQ',
  accountName: 'a',
  link: 'b',
  description: 'c',
  code: 'abcd',
  privacy: 'yes',
  once: 'one',
};

async function filledIn(ms: number, more: object = {}) {
  const { uuid, seal } = await issueCaptcha('image', 'zh');
  jest.advanceTimersByTime(ms);
  const fields = new Map<string, string>(Object.entries({ ...GOOD, uuid, seal, ...more }));
  return (await judgeForm(visit, { fields, files: [] }, '')).map(({ text }) => text);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchCaptcha).mockResolvedValue({
    uuid: 'a'.repeat(32),
    img: 'iVBORw0KGgo=',
    question: '1 + 1 = ?',
    expiresIn: null,
  });
});
afterEach(() => jest.useRealTimers());

test('L13 a form goes on three seconds after its captcha was shown, and no sooner; nothing has to be sent again', async () => {
  let judged = false;
  const quick = filledIn(MIN_MS - 1000).then((problems) => {
    judged = true;
    return problems;
  });
  await jest.advanceTimersByTimeAsync(999);
  expect(judged).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await quick).toEqual([]);
  expect(await filledIn(MIN_MS)).toEqual([]);
});

test('L13 a form in which the field is filled in that people do not meet is not sent', async () => {
  expect(await filledIn(MIN_MS, { [TRAP]: 'https://x.example' })).toEqual([tooQuick]);
  expect(await filledIn(MIN_MS, { [TRAP]: '' })).toEqual([]);
});

test('L13 sums are limited per visitor and minute with a message; pictures are not', async () => {
  const asked = new Headers({ 'x-client-address': '192.0.2.7' });
  const sum = async (headers = asked) => (await issueCounted('text', 'zh', headers)).question;
  expect([await sum(), await sum(), await sum()]).toEqual(['1 + 1 = ?', '1 + 1 = ?', '']);
  expect((await issueCounted('text', 'zh', asked)).trouble).not.toBe('');
  expect((await issueCounted('image', 'zh', asked)).image).not.toBe('');
  expect(await sum(new Headers({ 'x-client-address': '192.0.2.8' }))).toBe('1 + 1 = ?');
});
