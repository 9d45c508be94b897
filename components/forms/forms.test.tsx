import { act, fireEvent, screen, within } from '@testing-library/react';
import type { FormPage, Problem } from '@/lib/model/forms';
import type { Locale } from '@/lib/model/variant';
import { contextOf } from '../catalogue/models';
import { renderOnServer, renderView, renderWithScript } from '../test-page';
import { formPageOf } from './form-for-tests';
import { FormView } from './form-view';
import { ReceiptView } from './receipt-view';
import { readAnswer, sharesOf } from './send.client';

const show = (more: Partial<FormPage> = {}, locale: Locale = 'zh') =>
  renderWithScript(
    <FormView data={formPageOf(more)} context={contextOf('/report-fraud', { locale })} />,
    locale,
  );

/** The names of a form's controls in the order in which they are sent. */
const namesOf = (container: HTMLElement): string[] =>
  [...(container.querySelector('form')?.elements ?? [])].map((one) => one.getAttribute('name') ?? '');

beforeEach(() => {
  sessionStorage.clear();
  jest.spyOn(window, 'fetch' as never).mockRejectedValue(new Error('no network') as never);
});

beforeAll(() => {
  window.fetch ??= jest.fn();
});

test('L13 the honeypot is hidden from sight, screen readers and keyboard', () => {
  const { container } = show();
  const trap = container.querySelector<HTMLInputElement>('input[name="website"]');
  expect([trap?.value, trap?.tabIndex, trap?.autocomplete]).toEqual(['', -1, 'off']);
  expect(trap?.closest('[hidden]')).not.toBeNull();
  expect(screen.getAllByRole('textbox')).not.toContain(trap);
});

test('CU-07 a plain form posts to our own endpoint, with the captcha before the files', () => {
  const { container } = show();
  const form = container.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/forms/zh/report');
  expect([form?.method, form?.enctype, form?.noValidate]).toEqual(['post', 'multipart/form-data', true]);
  const names = namesOf(container);
  expect(names.filter((name) => name !== 'do')).toEqual([
    ...['once', 'website', 'carrier', 'accountName', 'link', 'description', 'reporter', 'contact'],
    ...['uuid', 'seal', 'kind', 'code', 'privacyVersion', 'privacy', 'files'],
  ]);
  expect(container.querySelector('form button')?.getAttribute('value')).toBe('send');
});

test('CU-07 labels, carriers and autocomplete', () => {
  show();
  const carriers = within(screen.getByLabelText(/^被举报载体/)).getAllByRole('option');
  expect(carriers.map(({ textContent }) => textContent)).toEqual([
    ...['请选择', 'QQ', '微信群', '微博', '抖音', '快手', '小红书', '今日头条', '网站', '线下实体', '其他'],
  ]);
  expect(screen.getByLabelText(/^您的姓名/).getAttribute('autocomplete')).toBe('name');
  expect(screen.getByLabelText(/^联系方式/).getAttribute('autocomplete')).toBe('tel');
  expect(screen.getByLabelText(/^附件/).getAttribute('multiple')).toBe('');
});

test('CU-07 in English carriers are named in English and sent in Chinese', () => {
  show({}, 'en');
  const option = screen.getByRole('option', { name: 'WeChat group' });
  expect(option.getAttribute('value')).toBe('微信群');
});

test('CU-08 three steps, the second at hand, said in a live region', () => {
  show({ form: 'complaint' });
  const steps = within(screen.getByRole('list', { name: '投诉进度' })).getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
  expect(screen.getByText('第 2 步，共 3 步：填写投诉')).toBeTruthy();
  expect(screen.getByLabelText(/^附件/).hasAttribute('multiple')).toBe(false);
});

const PROBLEMS: Problem[] = [
  { field: 'accountName', text: '请输入被举报账号或名称' },
  { field: 'files', text: '文件不对' },
  { field: '', text: '服务暂时繁忙' },
];

test('CU-10 a form that is answered again holds what was typed, and leads to what is to be mended', () => {
  show({ problems: PROBLEMS, values: { description: '一\n二', carrier: '微博', privacy: 'yes' } });
  const summary = within(screen.getByRole('alert'));
  expect(summary.getByRole('link', { name: '请输入被举报账号或名称' }).getAttribute('href')).toBe(
    '#f-accountName',
  );
  expect(summary.getByText('服务暂时繁忙').tagName).toBe('LI');
  const field = screen.getByLabelText(/^被举报账号/);
  expect(field.getAttribute('aria-describedby')).toBe('h-accountName e-accountName');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect((screen.getByLabelText(/^情况说明/) as HTMLTextAreaElement).value).toBe('一\n二');
  expect((screen.getByLabelText(/^被举报载体/) as HTMLSelectElement).value).toBe('微博');
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true);
});

test('CU-10 an expired session shows a link to sign in again, in a new tab', () => {
  show({ form: 'complaint', problems: [{ field: 'session', text: '已超过时限' }] });
  const link = within(screen.getByRole('alert')).getByRole('link', { name: '重新核验身份' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/api/complaint-access?lang=zh',
    '_blank',
  ]);
});

test('CU-07 a script checks before it sends, with the same schema', () => {
  const open = jest.spyOn(XMLHttpRequest.prototype, 'open');
  show();
  fireEvent.submit(screen.getByLabelText(/^情况说明/).closest('form') as HTMLFormElement);
  const texts = within(screen.getByRole('alert')).getAllByRole('link');
  expect(texts.map(({ textContent }) => textContent)).toEqual([
    '请选择被举报载体',
    '请输入被举报账号或名称',
    '请输入链接、电话或地址',
    '请输入情况说明',
    '请输入验证码',
    '请先勾选并阅读用户隐私政策协议',
  ]);
  expect(document.activeElement).toBe(screen.getByRole('alert'));
  expect(open).not.toHaveBeenCalled();
});

test('CU-10 a page that was answered with errors keeps the focus in the field to which the visitor has gone, when its script starts', () => {
  const problems = [{ field: 'carrier', text: '请选择被举报载体' }];
  const view = <FormView data={formPageOf({ problems })} context={contextOf('/report-fraud')} />;
  const { hydrate } = renderOnServer(view);
  const carrier = screen.getByLabelText(/^被举报载体/);
  carrier.focus();
  hydrate();
  expect(screen.getByRole('alert')).toBeTruthy();
  expect(document.activeElement).toBe(carrier);
});

test('CU-08 a hint comes a moment after a field is left, and goes when it is mended', () => {
  jest.useFakeTimers();
  show({ form: 'complaint' });
  const email = screen.getByLabelText(/^邮箱地址/);
  fireEvent.input(email, { target: { value: 'nobody' } });
  fireEvent.blur(email);
  expect(screen.queryByText('请输入格式正确的邮箱地址')).toBeNull();
  act(() => void jest.advanceTimersByTime(300));
  expect(screen.getByText('请输入格式正确的邮箱地址')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.input(email, { target: { value: 'a@b.cn' } });
  expect(screen.queryByText('请输入格式正确的邮箱地址')).toBeNull();
  jest.useRealTimers();
});

test('SH-10 progress of files that go out one after the other behind the fields', () => {
  expect(sharesOf([100, 300], 0, 450)).toEqual([0, 0]);
  expect(sharesOf([100, 300], 100, 450)).toEqual([0.5, 0]);
  expect(sharesOf([100, 300], 300, 450)).toEqual([1, 0.5]);
  expect(sharesOf([100, 300], 450, 450)).toEqual([1, 1]);
});

test.each([
  ['', 'lost'],
  ['<html>', 'lost'],
  ['{"ok":true,"to":"//evil.example"}', 'lost'],
  ['{"ok":true,"to":"/report-fraud/receipt"}', 'sent'],
  ['{"ok":false,"problems":[{"field":"code","text":"x"}]}', 'problems'],
  ['{"ok":false}', 'lost'],
])('CU-10 the answer %s is %s', (text, kind) => {
  expect(readAnswer(text).kind).toBe(kind);
});

test('CU-10 a receipt shows what was sent and can be printed; without one there is an explanation', () => {
  const receipt = {
    at: '2025-06-03T02:15:00.000Z',
    reference: '',
    rows: [{ field: 'accountName' as const, text: '假冒群' }],
    files: [{ name: 'a.png', bytes: 2048 }],
    privacy: '2025年06月01日',
  };
  const data = { form: 'report' as const, title: '', receipt, hotline: '95521' };
  const { unmount } = renderWithScript(
    <ReceiptView data={data} context={contextOf('/report-fraud/receipt')} />,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('您的举报已收到，感谢您的反馈');
  expect(screen.getByText('假冒群')).toBeTruthy();
  expect(screen.getByText('被举报账号或名称').tagName).toBe('DT');
  expect(screen.getByText('a.png (2.0 KB)')).toBeTruthy();
  expect(screen.getByRole('button', { name: '打印' })).toBeTruthy();
  unmount();
  renderView(<ReceiptView data={{ ...data, receipt: null }} context={contextOf('/report-fraud/receipt')} />);
  expect(screen.getByText(/15 分钟/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: '打印' })).toBeNull();
});

test('CU-07 a long text says how many characters are left, and announces it near the end', () => {
  show();
  const area = screen.getByLabelText(/^举报内容|^情况说明|^详细/);
  const live = () => area.parentElement?.querySelector('[aria-live]')?.textContent;
  expect(screen.getByText('还可输入 5000 字')).toBeTruthy();
  fireEvent.input(area, { target: { value: '𠮷'.repeat(4890) } });
  expect(screen.getByText('还可输入 110 字')).toBeTruthy();
  expect(live()).toBe('');
  fireEvent.input(area, { target: { value: '字'.repeat(4950) } });
  expect(live()).toBe('还可输入 50 字');
});
