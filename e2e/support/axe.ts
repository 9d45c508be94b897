import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Faint oversized words that nobody has to read: contrast is not asked of pure decoration. */
const DECORATION = ':is(span, p)[aria-hidden="true"]';

/** Without every node that is right, and (legacy mode) without a tab of its own for the sum: half the time. */
const IN_SHORT = { resultTypes: ['violations' as const] };

/** Holds a page to the accessibility rules; a failure names rule, element and reason. */
export async function expectAccessible(page: Page): Promise<void> {
  const builder = new AxeBuilder({ page }).options(IN_SHORT).withTags(TAGS).exclude(DECORATION);
  const { violations, passes } = await builder.setLegacyMode(true).analyze();
  const told = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(told).toEqual([]);
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(10);
}
