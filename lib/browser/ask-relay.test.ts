/** @jest-environment jsdom */
import { AskError, askRelay } from './ask-relay';
import { draftKey } from './session';
import { TOAST_EVENT } from './toast';

const said: string[] = [];
window.addEventListener(TOAST_EVENT, (event) => said.push((event as CustomEvent<string>).detail));

function answer(status: number, body: unknown): void {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  window.fetch = jest.fn(async () => ({ status, json: async () => JSON.parse(text) }) as Response);
}
const ask = (quiet = false) => askRelay('/x', { method: 'POST', body: '{}', timeoutMs: 1000, quiet });

beforeEach(() => {
  said.length = 0;
  document.documentElement.lang = 'zh-CN';
  AbortSignal.timeout ??= () => new AbortController().signal;
  sessionStorage.clear();
  for (const key of ['tgCode', 'device', draftKey('complaint'), 'list', 'lazy:map'])
    sessionStorage.setItem(key, '1');
});
const stored = () => Object.keys(sessionStorage).sort();
const ALL = ['device', 'draft:complaint', 'lazy:map', 'list', 'tgCode'];
const LEFT = ['draft:complaint', 'lazy:map', 'tgCode'];

test('a success returns its body, without a toast, and keeps stored data', async () => {
  answer(200, { code: '200', data: 1 });
  await expect(ask()).resolves.toEqual({ code: '200', data: 1 });
  expect(window.fetch).toHaveBeenCalledWith(
    '/ows/x',
    expect.objectContaining({ method: 'POST', body: '{}' }),
  );
  expect([said, stored()]).toEqual([[], ALL]);
});

test('CL-06 a failure of content is a toast with the msg of the server', async () => {
  answer(200, { code: 601, msg: '验证码已失效' });
  await expect(ask()).rejects.toEqual(new AskError(601, '验证码已失效'));
  expect([said, stored()]).toEqual([['验证码已失效'], ALL]);
});

test.each<[number, unknown, string]>([
  [502, { code: 502, msg: '网关错误' }, '网关错误'],
  [503, '<html>', '暂时无法获取数据，请稍后再试。'],
  [200, '[]', '暂时无法获取数据，请稍后再试。'],
])(
  'CL-07 after HTTP %i with %j the session is cleared, except tgCode and drafts',
  async (status, body, msg) => {
    answer(status, body);
    await expect(ask()).rejects.toMatchObject({ code: status, message: msg });
    expect([said, stored()]).toEqual([[msg], LEFT]);
  },
);

test('CL-06 CL-07 without an answer there is a message in the language of the page', async () => {
  document.documentElement.lang = 'en';
  window.fetch = jest.fn(async () => Promise.reject(new TypeError('offline')));
  await expect(ask()).rejects.toMatchObject({ code: 0 });
  expect([said, stored()]).toEqual([['No answer at the moment. Please try again a little later.'], LEFT]);
});

test('background requests fail silently', async () => {
  answer(500, {});
  await expect(ask(true)).rejects.toMatchObject({ code: 500 });
  expect(said).toEqual([]);
});
