import { screen, within } from '@testing-library/react';
import type { AccessibilityStatement } from '@/lib/model/accessibility';
import type { Device, Locale } from '@/lib/model/variant';
import { countStates, gapsIn, principlesIn, subjectsIn } from '@/lib/rules/accessibility/statement';
import { contextOf } from '../catalogue/models';
import { renderView } from '../test-page';
import { AccessibilityView } from './accessibility-view';

function show(locale: Locale = 'zh', device: Device = 'desktop') {
  const data: AccessibilityStatement = {
    siteName: '',
    hotline: '12345',
    tollFree: '400-1234-567',
    dated: '2026-11-23',
    answerWorkingDays: 10,
    gaps: gapsIn(locale),
    principles: principlesIn(locale),
    counts: countStates(),
    national: subjectsIn(locale),
  };
  return renderView(
    <AccessibilityView data={data} context={contextOf('/accessibility', { locale, device })} />,
    locale,
  );
}

test('EL-21 the statement names level, date, contact, time of answer and known gaps with their dates', () => {
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('无障碍声明');
  expect(screen.getByText(/WCAG 2\.2 AA 级和 GB\/T 37668-2019 二级/)).toBeTruthy();
  expect(screen.getByText('声明日期：2026年11月23日')).toBeTruthy();
  expect(screen.getByText(/10 个工作日内答复/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '12345' }).getAttribute('href')).toBe('tel:12345');
  expect(screen.getByRole('link', { name: '400-1234-567' }).getAttribute('href')).toBe('tel:4001234567');
  const gaps = within(screen.getByRole('region', { name: '已知不足' })).getAllByRole('listitem');
  expect(gaps).toHaveLength(gapsIn('zh').length);
  for (const gap of gaps) expect(gap.textContent).toMatch(/发现于\d{4}年.*计划于\d{4}年\d{2}月\d{2}日前解决/);
});

test.each([
  ['zh', '打开长辈版', '/accessibility?version=elder', '回到标准版', '/accessibility?version=standard'],
  [
    'en',
    'Switch to larger text',
    '/en/accessibility?version=elder',
    'Back to the standard version',
    '/en/accessibility?version=standard',
  ],
] as const)(
  'EL-21 the version is switched from its help, by plain links (%s)',
  (locale, on, to, off, back) => {
    show(locale);
    expect(screen.getByRole('link', { name: on }).getAttribute('href')).toBe(to);
    expect(screen.getByRole('link', { name: off }).getAttribute('href')).toBe(back);
  },
);

test('EL-21 the tables are open on a desktop, and folded with their numbers on a phone', () => {
  const folds = () => [...document.querySelectorAll('details')];
  const { unmount } = show('zh');
  expect(folds().map(({ open }) => open)).toEqual([true, true, true, true]);
  unmount();
  show('zh', 'mobile');
  expect(folds().map(({ open }) => open)).toEqual([false, false, false, false]);
  expect(document.querySelector('summary')?.textContent).toMatch(/^1 可感知 共 \d+ 条，\d+ 条满足$/);
});

test('EL-21 each criterion is a row with result, kind of test and what is open', () => {
  show('en');
  const tables = screen.getAllByRole('table');
  expect(tables.slice(0, 4).map((table) => table.querySelector('caption')?.textContent)).toEqual([
    '1 Perceivable',
    '2 Operable',
    '3 Understandable',
    '4 Robust',
  ]);
  const rows = tables.slice(0, 4).flatMap((table) => [...table.querySelectorAll('tbody tr')]);
  expect(rows).toHaveLength(55);
  const messages = rows.find((row) => row.querySelector('th')?.textContent?.startsWith('4.1.3'));
  expect([...(messages?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '4.1.3 Status Messages Level AA',
    'Partly met',
    'unit tests, browser tests',
    expect.stringMatching(/captcha.*by March 31, 2027/),
  ]);
});
