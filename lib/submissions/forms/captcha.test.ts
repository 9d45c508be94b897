import { OwsError } from '@/lib/base/ows-error';
import { fetchCaptcha } from '@/lib/ows/contract/visitor';

jest.mock('@/lib/ows/contract/visitor');
Object.assign(process.env, { OWS_APP_SECRET: 'secret-of-the-test', SITE_SECRET: 'sixteen-characters' });
const { ageOfCaptcha, issueCaptcha, judgeCaptcha } =
  jest.requireActual<typeof import('./captcha')>('./captcha');
const { spendCaptcha } = jest.requireActual<typeof import('./spent-captchas')>('./spent-captchas');

const UUID = 'a'.repeat(32);
const PNG = 'iVBORw0KGgo=';
const answer = (more: object = {}) =>
  jest.mocked(fetchCaptcha).mockResolvedValue({
    uuid: UUID,
    img: PNG,
    question: '',
    expiresIn: null,
    ...more,
  });

afterEach(() => void jest.useRealTimers());

test('CU-09 a picture by its own type, sealed for two minutes', async () => {
  answer();
  const captcha = await issueCaptcha('image', 'zh');
  expect(captcha).toMatchObject({
    uuid: UUID,
    image: `data:image/png;base64,${PNG}`,
    seconds: 120,
    trouble: '',
  });
  const fields = (change: object = {}) =>
    new Map(Object.entries({ uuid: UUID, seal: captcha.seal, code: 'abcd', once: 'one', ...change }));
  expect(await judgeCaptcha(fields())).toBeNull();
  expect(await judgeCaptcha(fields({ code: ' ' }))).toBe('codeRequired');
  expect(await judgeCaptcha(fields({ uuid: 'b'.repeat(32) }))).toBe('codeExpired');
  expect(await judgeCaptcha(fields({ seal: `${captcha.seal}0` }))).toBe('codeExpired');
  expect(await judgeCaptcha(fields({ seal: captcha.seal.replace(/^120/, '600') }))).toBe('codeExpired');
  jest.useFakeTimers({ now: Date.now() + 120_001 });
  expect(await judgeCaptcha(fields())).toBe('codeExpired');
  jest.useRealTimers();
  expect([await spendCaptcha(UUID, 'one'), await spendCaptcha(UUID, 'two')]).toEqual([true, false]);
  expect(await judgeCaptcha(fields())).toBeNull();
  expect(await judgeCaptcha(fields({ once: 'two' }))).toBe('codeExpired');
});

test.each([
  [600, 600],
  [1, 30],
  [86_400, 1800],
])(
  'EL-14 a lifetime of %d s that the back office states is kept, within bounds: %d s',
  async (expiresIn, seconds) => {
    const uuid = 'c'.repeat(28) + String(expiresIn).slice(0, 4).padStart(4, '0');
    answer({ expiresIn, uuid });
    const captcha = await issueCaptcha('image', 'zh');
    expect(captcha.seconds).toBe(seconds);
    const fields = new Map(Object.entries({ uuid, seal: captcha.seal, code: 'abcd', once: 'one' }));
    const now = Date.now();
    expect(ageOfCaptcha(fields)).toBeLessThan(5000);
    jest.useFakeTimers({ now: now + seconds * 1000 - 5000 });
    expect(await judgeCaptcha(fields)).toBeNull();
    jest.useFakeTimers({ now: now + seconds * 1000 + 5000 });
    expect(await judgeCaptcha(fields)).toBe('codeExpired');
  },
);

test('CU-09 a sum, when the back office knows how; otherwise whom to call', async () => {
  answer({ question: '11 + 2 = ?' });
  expect(await issueCaptcha('text', 'zh')).toMatchObject({ kind: 'text', question: '11 + 2 = ?', image: '' });
  answer();
  expect(await issueCaptcha('text', 'en')).toMatchObject({
    uuid: '',
    trouble: expect.stringContaining('95521'),
  });
});

test.each([
  ['an SVG', { img: 'PHN2ZyB4bWxucz0i' }],
  ['something that ends the address', { img: 'iVBOR"><script>' }],
  ['an odd uuid', { uuid: '"><script>' }],
  ['nothing', { img: '', uuid: '' }],
])('CU-09 %s is no captcha', async (_what, more) => {
  answer(more);
  expect(await issueCaptcha('image', 'zh')).toMatchObject({ image: '', uuid: '', seal: '' });
});

test('CU-09 a failure has the message of the back office where it sends one', async () => {
  jest.mocked(fetchCaptcha).mockRejectedValue(new OwsError('answer', '验证码服务维护中', { code: 500 }));
  expect((await issueCaptcha('image', 'zh')).trouble).toBe('验证码服务维护中');
  jest.mocked(fetchCaptcha).mockRejectedValue(new OwsError('network', 'ECONNREFUSED', { code: 0 }));
  expect((await issueCaptcha('image', 'zh')).trouble).toBe('验证码暂时无法获取，请点“换一张”再试。');
});
