import { DESKTOP_WIDTH } from '@/lib/base/constants';
import { boot } from './boot';
import { forgetDraft } from './forget-draft';

/** Stands for location.reload(), which jsdom reports as not implemented on the console. */
const reloads = jest.spyOn(console, 'error').mockImplementation(() => undefined);

function wide(width: number): void {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
}

beforeEach(() => {
  reloads.mockClear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the script reads them where they stand
  document.cookie = 'device=; path=/; max-age=0';
  document.documentElement.dataset.device = 'desktop';
  wide(DESKTOP_WIDTH);
});

test('LG-03 a width that says otherwise corrects the terminal type, once', () => {
  wide(DESKTOP_WIDTH - 1);
  boot();
  expect(document.cookie).toContain('device=mobile');
  expect(reloads).toHaveBeenCalledTimes(1);
  boot();
  expect(reloads).toHaveBeenCalledTimes(1);
});

test.each([0, DESKTOP_WIDTH])('LG-03 a width of %i says nothing else', (width) => {
  wide(width);
  boot();
  expect(reloads).not.toHaveBeenCalled();
  expect(sessionStorage).toHaveLength(0);
});

test('CU-10 a form that was sent leaves no draft', () => {
  sessionStorage.setItem('draft:report', 'x');
  sessionStorage.setItem('draft:complaint', 'x');
  forgetDraft('report');
  expect(Object.keys(sessionStorage)).toEqual(['draft:complaint']);
});
