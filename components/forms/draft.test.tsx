import { act, fireEvent, screen } from '@testing-library/react';
import { draftKey } from '@/lib/browser/session';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { formPageOf } from './form-for-tests';
import { FormView } from './form-view';

const KEY = draftKey('report');
const show = () => renderView(<FormView data={formPageOf()} context={contextOf('/report-fraud')} />, 'zh');
const link = () => screen.getByLabelText(/^链接、电话或地址/);
const type = (value: string) => fireEvent.input(link(), { target: { value } });
const stored = (): string => sessionStorage.getItem(KEY) ?? '';

beforeEach(() => {
  sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('CU-10 a draft is saved when the visitor pauses', () => {
  show();
  type('https://a.example');
  expect(stored()).toBe('');
  act(() => jest.advanceTimersByTime(300));
  expect(stored()).toContain('https://a.example');
});

test.each([
  ['reloaded or left', () => window.dispatchEvent(new Event('pagehide'))],
  ['sent to the background', () => document.dispatchEvent(new Event('visibilitychange'))],
])('CU-10 a page that is %s right after a letter loses none', (_, leave) => {
  show();
  type('https://a.example');
  act(() => jest.advanceTimersByTime(300));
  type('https://a.example/last');
  act(() => void leave());
  expect(stored()).toContain('https://a.example/last');
});

test('CU-10 a discarded draft is not saved again when the page is left', () => {
  sessionStorage.setItem(KEY, JSON.stringify({ link: 'https://a.example' }));
  show();
  type('https://a.example/last');
  fireEvent.click(screen.getByRole('button', { name: '清空' }));
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(sessionStorage.getItem(KEY)).toBeNull();
});
