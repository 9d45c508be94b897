import { renderWithScript } from '../test-page';

test('the date of printing is written when it is printed, not before, and anew each time', () => {
  document.documentElement.lang = 'zh-CN';
  jest.useFakeTimers({ now: new Date(2026, 10, 23, 23, 59) });
  const { container } = renderWithScript(<p data-printed="打印日期：{date}" />);
  const text = () => container.querySelector('[data-printed]')?.textContent;
  expect(text()).toBe('');
  dispatchEvent(new Event('beforeprint'));
  expect(text()).toBe('打印日期：2026年11月23日');
  jest.setSystemTime(new Date(2026, 10, 24));
  document.documentElement.lang = 'en';
  dispatchEvent(new Event('beforeprint'));
  expect(text()).toBe('打印日期：November 24, 2026');
  jest.useRealTimers();
});
