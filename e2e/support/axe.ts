import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type RunOptions = Parameters<AxeBuilder['options']>[0];

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules about colours: all that a colour scheme can change. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
const ELDER_COLOUR_RULES = ['color-contrast-enhanced', 'link-in-text-block'];

/**
 * Without the list of passed nodes and copies of the style sheets, which no rule here reads, and (legacy mode) without a
 * separate tab: half the time.
 */
const IN_SHORT = {
  resultTypes: ['violations' as const],
  preload: { assets: ['media' as const], timeout: 10_000 },
};

/** Contrast, which costs as much as all other rules, is left out where the page is looked at in other colours next. */
interface Left {
  colours?: boolean;
}

/** Expects no violation of the accessibility rules; a failure names rule, element and reason. */
export const expectAccessible = async (page: Page, leftOut: Left = {}): Promise<void> => {
  const rules = { 'color-contrast': { enabled: !leftOut.colours } };
  const axe = new AxeBuilder({ page }).options({ ...IN_SHORT, rules }).withTags(TAGS);
  expectNoViolation(await axe.setLegacyMode(true).analyze(), 10);
};

/** The same, with a contrast of 7:1, which implies one of 4.5:1 (EL-06). */
export async function expectAccessibleToElders(page: Page, leftOut: Left = {}): Promise<void> {
  const enhanced = { enabled: !leftOut.colours };
  const rules = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': enhanced };
  const axe = new AxeBuilder({ page }).options({ ...IN_SHORT, rules });
  expectNoViolation(await axe.setLegacyMode(true).analyze(), 10);
}

/** Expects no violation of the rules about colours in this scheme, after the page has passed all rules in another. */
export const expectColours = (page: Page): Promise<void> => runRules(page, COLOUR_RULES);

/** The same, where the system forces colours. */
export async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectColours(page);
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Like expectColours, with a contrast of 7:1 (EL-06). */
export const expectColoursForElders = (page: Page): Promise<void> => runRules(page, ELDER_COLOUR_RULES);

/** Runs rules with the axe that an earlier check left in the page: a third of the time. */
async function runRules(page: Page, rules: string[]): Promise<void> {
  const results = await page.evaluate(
    async (options) => {
      // Drawn anew: after a change of the scheme the browser leaves some inherited colours as they were.
      const root = document.documentElement;
      root.style.display = 'none';
      root.getBoundingClientRect();
      root.style.display = '';
      await new Promise(requestAnimationFrame);
      const axe = Reflect.get(window, 'axe') as { run: (given: RunOptions) => Promise<AxeResults> };
      return axe.run(options);
    },
    { ...IN_SHORT, runOnly: rules },
  );
  expectNoViolation(results, 0);
}

function expectNoViolation({ violations, passes }: AxeResults, fewest: number): void {
  const failures = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
  );
  expect(failures).toEqual([]);
  expect(passes.length, 'rules that had something to look at').toBeGreaterThan(fewest);
}
