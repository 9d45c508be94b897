import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faint oversized decorative words, exempt from the contrast rule. */
const DECORATION = ':is(span, p)[aria-hidden="true"]';

/** Without the list of passed nodes, and (legacy mode) without a separate tab: half the time. */
const IN_SHORT = { resultTypes: ['violations' as const] };

/** Expects no violation of the accessibility rules; a failure names rule, element and reason. */
export const expectAccessible = (page: Page): Promise<void> =>
  expectNoViolation(new AxeBuilder({ page }).options(IN_SHORT).withTags(TAGS).exclude(DECORATION));

/** The same with a contrast of 7:1, and with nothing left out (EL-06). */
export function expectAccessibleToElders(page: Page): Promise<void> {
  const rules = { 'color-contrast-enhanced': { enabled: true } };
  return expectNoViolation(new AxeBuilder({ page }).options({ ...IN_SHORT, rules }));
}

async function expectNoViolation(builder: AxeBuilder): Promise<void> {
  const { violations, passes } = await builder.setLegacyMode(true).analyze();
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(failures).toEqual([]);
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(10);
}
