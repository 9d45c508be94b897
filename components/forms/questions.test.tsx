import { readFileSync } from 'node:fs';
import { fireEvent, screen, within } from '@testing-library/react';
import type { FormName, FormPage } from '@/lib/model/forms';
import { openQuestion, questionsOf } from '@/lib/rules/forms/questions';
import { contextOf } from '../catalogue/models';
import { renderView, standsBefore } from '../test-page';
import { formPageOf } from './form-for-tests';
import { FormView } from './form-view';

const show = (more: Partial<FormPage> = {}) =>
  renderView(<FormView data={formPageOf(more)} context={contextOf('/report-fraud')} />);
const question = (name: string) => document.querySelector<HTMLElement>(`[data-question="${name}"]`);
const linksOf = (name: string) =>
  within(question(name) as HTMLElement)
    .queryAllByRole('link', { name: /^[上下]一项$/ })
    .map((link) => [link.textContent, link.getAttribute('href')]);

/** As the style sheet does where the window is narrow. */
function showOnly(name: string): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-question]'))
    one.style.display = one.dataset.question === name ? '' : 'none';
}

beforeEach(() => sessionStorage.clear());

test.each(['report', 'complaint'] as const)(
  'EL-17 each question has a number that can take the focus, and fragments to its neighbours (%s)',
  (form: FormName) => {
    show({ form });
    const names = questionsOf(form);
    names.forEach((name, at) => {
      const heading = document.getElementById(`q-${name}`);
      expect(heading?.textContent).toMatch(new RegExp(`^第 ${at + 1} 项，共 ${names.length} 项 \\S`));
      expect([heading?.tagName, heading?.tabIndex]).toEqual(['H2', -1]);
      expect(linksOf(name)).toEqual([
        ...(at > 0 ? [['上一项', `#q-${names[at - 1]}`]] : []),
        ...(at < names.length - 1 ? [['下一项', `#q-${names[at + 1]}`]] : []),
      ]);
    });
    expect(names.at(-1)).toBe('code');
    expect(question('code')?.querySelector('[name=privacy]')).not.toBeNull();
  },
);

test('EL-17 the hotline stands at the end of the form, outside of its questions, so that each step has it', () => {
  show();
  const call = screen.getByRole('link', { name: /客服热线 95521/ });
  expect(call.getAttribute('href')).toBe('tel:95521');
  expect(call.closest('form')).not.toBeNull();
  expect(call.closest('[data-question]')).toBeNull();
});

test.each([
  [[], 'carrier'],
  [['privacy', 'link'], 'link'],
  [['code', 'files'], 'files'],
  [['privacy'], 'code'],
  [[''], 'code'],
])('EL-17 a form with problems at %j opens with %s', (fields, open) => {
  const problems = fields.map((field) => ({ field, text: 'x' }));
  expect(openQuestion('report', problems)).toBe(open);
  show({ problems });
  expect([...document.querySelectorAll('[data-open]')]).toEqual([question(open)]);
});

test('EL-17 Next stays at a question with an error, says it at the field and leads there; Back is free', () => {
  show();
  const { carrier, link } = { carrier: question('carrier'), link: question('link') };
  const within1 = within(carrier as HTMLElement);
  expect(fireEvent.click(within1.getByRole('link', { name: '下一项' }))).toBe(false);
  const field = screen.getByLabelText(/^被举报载体/);
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('aria-describedby')).toBe('e-carrier');
  expect(document.getElementById('e-carrier')?.textContent).toBe('请选择被举报载体');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.change(field, { target: { value: 'QQ' } });
  expect(fireEvent.click(within1.getByRole('link', { name: '下一项' }))).toBe(true);
  expect(fireEvent.click(within(link as HTMLElement).getByRole('link', { name: '上一项' }))).toBe(true);
});

test('EL-17 Enter leads to the next question where one is shown, and submits at the last one', () => {
  show();
  const form = document.querySelector('form') as HTMLFormElement;
  showOnly('reporter');
  const next = jest.fn();
  question('reporter')?.querySelector('[data-next]')?.addEventListener('click', next);
  fireEvent.submit(form);
  expect(next).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alert')).toBeNull();
  showOnly('code');
  fireEvent.submit(form);
  expect(screen.getByRole('alert')).toBe(document.activeElement);
  expect(window.location.hash).toBe('#q-carrier');
});

test('EL-07 an error at a field is told by words, a sign and the state of the field', () => {
  show({ problems: [{ field: 'link', text: '请输入链接、电话或地址' }] });
  const field = screen.getByLabelText(/^链接/);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('e-link')?.textContent).toBe('请输入链接、电话或地址');
  const sheet = readFileSync('components/forms/forms.module.css', 'utf8');
  expect(sheet).toMatch(/\.problem::before \{\s*content: "✕ "/);
});

test('EL-07 steps that are done have a sign and a word', () => {
  show({ form: 'complaint' });
  const [done, current] = screen.getByRole('list', { name: '投诉进度' }).querySelectorAll('li');
  expect(done?.textContent).toBe('✓身份核验 （已完成）');
  expect(current?.getAttribute('aria-current')).toBe('step');
});

test('EL-18 identity, purpose and consent stand before the button that submits', () => {
  show({ form: 'complaint', owner: 'ab****yz' });
  const send = screen.getByRole('button', { name: '提交' });
  expect(standsBefore(screen.getByText(/ab\*{4}yz/), send)).toBe(true);
  expect(standsBefore(screen.getByText(/^请如实填写/), send)).toBe(true);
  expect(standsBefore(screen.getByRole('checkbox'), send)).toBe(true);
});
