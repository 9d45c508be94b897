import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Captcha } from '@/lib/model/forms';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { formPageOf, PICTURE } from './form-for-tests';
import { FormView } from './form-view';

const SUM: Captcha = { ...PICTURE, uuid: 'v'.repeat(32), kind: 'text', image: '', question: '23 + 8 = ?' };

const show = (captcha: Captcha, locale: 'zh' | 'en' = 'zh') =>
  renderView(
    <FormView data={formPageOf({ captcha })} context={contextOf('/report-fraud', { locale })} />,
    locale,
  );

const fetched: string[] = [];
/** The site answers with these captchas, one after the other. */
function answering(...captchas: Captcha[]): void {
  window.fetch = jest.fn(async (address: string) => {
    fetched.push(address);
    return { json: async () => captchas[fetched.length - 1] };
  }) as never;
}
const passing = (ms: number) => act(async () => void (await jest.advanceTimersByTimeAsync(ms)));
const codeField = () => screen.getByLabelText(/^请输入(图中字符|算式的结果)/) as HTMLInputElement;
const story = () => screen.getByLabelText(/^情况说明/) as HTMLTextAreaElement;

beforeEach(() => {
  sessionStorage.clear();
  fetched.length = 0;
  jest.useFakeTimers({ now: Math.ceil(performance.timeOrigin) + 1000, doNotFake: ['performance'] });
});
afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

test('EL-14 sum and picture are two named choices side by side, the sum first', () => {
  show(PICTURE);
  const choices = within(screen.getByRole('group', { name: '验证方式，两种任选其一' })).getAllByRole(
    'button',
  );
  expect(choices.map(({ textContent }) => textContent)).toEqual(['算一道题', '看图输入']);
  expect(choices.map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'true']);
  expect(choices.map((one) => one.getAttribute('value'))).toEqual(['text', 'image']);
  expect(choices.map((one) => one.getAttribute('formaction'))).toEqual([
    '/api/forms/zh/report#f-code',
    '/api/forms/zh/report#f-code',
  ]);
});

test.each([
  ['zh', '23 + 8 = ?', '23 加 8 等于多少？'],
  ['zh', '30 - 2 = ?', '30 减 2 等于多少？'],
  ['en', '23 + 8 = ?', 'What is 23 plus 8?'],
  ['en', 'Three and four?', 'Three and four?'],
] as const)('EL-14 a sum is put into words (%s, %s)', (locale, question, text) => {
  show({ ...SUM, question }, locale);
  expect(screen.getByText(text).closest('[aria-live="polite"]')).not.toBeNull();
  expect(document.querySelector('#f-code')?.getAttribute('inputmode')).toBe('numeric');
});

test('EL-14 without a voice of the language there is no button to speak the sum', () => {
  show(SUM);
  expect(screen.queryByRole('button', { name: '朗读题目' })).toBeNull();
});

test('EL-14 the sum is spoken by a voice of the device, in the language of the page', () => {
  const speak = jest.fn();
  const voices = [{ lang: 'en-GB' }, { lang: 'zh-CN' }];
  const utterance = jest.fn(function (this: { text: string }, text: string) {
    this.text = text;
  });
  Object.assign(window, {
    speechSynthesis: { getVoices: () => voices, speak, cancel: jest.fn() },
    SpeechSynthesisUtterance: utterance,
  });
  show(SUM);
  fireEvent.click(screen.getByRole('button', { name: '朗读题目' }));
  expect(speak).toHaveBeenCalledWith(
    expect.objectContaining({ text: '23 加 8 等于多少？', lang: 'zh-CN', voice: voices[1] }),
  );
});

test('EL-14 the picture is enlarged by a control in words that needs no script', () => {
  const { container } = show(PICTURE);
  expect(screen.getByText('放大图片（两倍）').tagName).toBe('SUMMARY');
  expect(container.querySelector('details')?.parentElement?.querySelector('img')).not.toBeNull();
});

test('EL-14 another captcha keeps the focus and everything that was typed', async () => {
  answering(SUM);
  show(PICTURE);
  fireEvent.input(story(), { target: { value: 'typed' } });
  codeField().value = 'ab';
  const button = screen.getByRole('button', { name: '算一道题' });
  button.focus();
  fireEvent.click(button);
  await passing(0);
  expect(screen.getByText('23 加 8 等于多少？')).toBeTruthy();
  expect(document.activeElement).toBe(button);
  expect([story().value, codeField().value]).toEqual(['typed', '']);
});

test('EL-15 a minute before a captcha expires it is announced, and more time can be had', async () => {
  answering({ ...PICTURE, uuid: 'w'.repeat(32) });
  const { container } = show(PICTURE);
  expect(container.querySelector('#captcha-time')?.textContent).toContain('10 分钟内有效');
  expect(screen.queryByText(/将在 1 分钟内失效/)).toBeNull();
  await passing(541_000);
  expect(screen.getByText(/将在 1 分钟内失效.*“换一张”/).getAttribute('role')).toBe('status');
  expect(fetched).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '换一张' }));
  await passing(0);
  expect(screen.queryByText(/将在 1 分钟内失效/)).toBeNull();
  expect(container.querySelector('#captcha-time')?.textContent).toContain('10 分钟内有效');
});

test('EL-15 an expired captcha is replaced once, without loss of anything typed or of the focus', async () => {
  answering({ ...PICTURE, uuid: 'w'.repeat(32) });
  const { container } = show(PICTURE);
  fireEvent.input(story(), { target: { value: 'typed' } });
  story().focus();
  await passing(601_000);
  expect(container.querySelector('input[name=uuid]')?.getAttribute('value')).toBe('w'.repeat(32));
  expect(screen.getByText(/已换成新的/).getAttribute('role')).toBe('status');
  expect([story().value, document.activeElement]).toEqual(['typed', story()]);
  await passing(30_000);
  expect(fetched).toHaveLength(1);
});

test('EL-15 nothing is requested for a page that cannot be seen; it is replaced when the visitor comes back', async () => {
  answering({ ...PICTURE, uuid: 'w'.repeat(32) });
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show(PICTURE);
  await passing(700_000);
  expect(fetched).toEqual([]);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await passing(0);
  expect(fetched).toHaveLength(1);
  visibility.mockRestore();
});

test('CU-09 a captcha that fails to load says why, and another can be requested, once', async () => {
  answering(PICTURE, PICTURE);
  show({ ...PICTURE, image: '', uuid: '', seconds: 0, trouble: '验证码服务维护中' });
  expect(screen.getByText('验证码服务维护中')).toBeTruthy();
  await passing(10_000);
  expect(fetched).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '换一张' }));
  await passing(5000);
  expect(fetched).toHaveLength(1);
  expect(screen.queryByText('验证码服务维护中')).toBeNull();
});

test('CU-09 when the request fails nothing is tried again by itself', async () => {
  window.fetch = jest.fn().mockRejectedValue(new Error('no network'));
  show(PICTURE);
  await passing(700_000);
  expect(window.fetch).toHaveBeenCalledTimes(1);
  expect(screen.getByText('验证码暂时无法获取，请点“换一张”再试。')).toBeTruthy();
});
