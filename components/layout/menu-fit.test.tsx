import { readFileSync } from 'node:fs';
import { itemOf } from '../catalogue/models';
import { MENU_STEPS, menuSteps, moreUntil } from './menu-fit';

const names = (...labels: string[]) => labels.map((label) => itemOf(label, `/${label}`));

test('MN-06 a few short names stand in the row at every width, and there is no "more" item', () => {
  const steps = menuSteps(names('关于我们', '业务', '新闻'), 'zh');
  expect(steps).toEqual([1025, 1025, 1025]);
  expect(moreUntil(steps)).toBeNull();
});

test.each(['zh', 'en'] as const)(
  'MN-06 of twelve long names the first stand in the row, the rest in "more", in their order (%s)',
  (locale) => {
    const label = locale === 'zh' ? '投资者关系与公司治理' : 'Investor relations and governance';
    const steps = menuSteps(names(...Array.from({ length: 12 }, () => label)), locale);
    const order = steps.map((step) => (step === 'never' ? Number.POSITIVE_INFINITY : step));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    expect(steps[0]).toBeLessThan(1366);
    expect(steps.at(-1)).toBe('never');
    expect(moreUntil(steps)).toBe('never');
  },
);

test('MN-06 a name wider than any row is in "more", with what follows it', () => {
  const steps = menuSteps(names('A', 'A very long name '.repeat(12), 'B'), 'en');
  expect(steps).toEqual([1025, 'never', 'never']);
});

test('MN-06 no names are no row', () => {
  expect(menuSteps([], 'zh')).toEqual([]);
  expect(moreUntil([])).toBeNull();
});

test.each(['top-menu', 'more-menu'])('MN-06 the style %s has a rule for each step', (name) => {
  const css = readFileSync(`components/layout/${name}.module.css`, 'utf8');
  for (const step of MENU_STEPS.slice(1)) expect(css).toContain(`[data-from="${step}"]`);
});
