import { expect, type Page } from '@playwright/test';
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';
import { expectVisibleControls } from './controls';
import { expectVisibleTexts } from './texts';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Without the list of passed nodes and copies of the style sheets, which no rule here reads: half the time. */
const IN_SHORT: RunOptions = {
  resultTypes: ['violations'],
  preload: { assets: ['media'], timeout: 10_000 },
};

/** Editions by their rules: the elder one has a contrast of 7:1 (EL-06), which implies one of 4.5:1. */
type Edition = 'standard' | 'elder';

const ALL_RULES = {
  standard: { ...IN_SHORT, runOnly: { type: 'tag', values: TAGS } },
  elder: {
    ...IN_SHORT,
    rules: { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } },
  },
} satisfies Record<Edition, RunOptions>;

/** Rules about colours: all that a colour scheme can change (testing/colour-schemes.test.ts). */
const COLOUR_RULES = {
  standard: { ...IN_SHORT, runOnly: ['color-contrast', 'link-in-text-block'] },
  elder: { ...IN_SHORT, runOnly: ['color-contrast-enhanced', 'link-in-text-block'] },
} satisfies Record<Edition, RunOptions>;

/** Puts axe into every page that will be opened: cheaper than into each one when it is checked. */
export const prepareAxe = async (page: Page): Promise<void> => {
  await page.addInitScript({ content: axeCore.source });
};

/** Expects no violation of the accessibility rules; a failure names rule, element and reason. */
export async function expectAccessible(page: Page, edition: Edition = 'standard'): Promise<void> {
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axeCore.source);
  await expectNoViolation(page, ALL_RULES[edition], 10);
  await expectVisibleControls(page);
  await expectVisibleTexts(page, edition);
}

/** Expects no violation of the rules about colours in the dark, after the page has passed all rules in light colours. */
export async function expectDarkColours(page: Page, edition: Edition = 'standard'): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColours(page, edition);
  // The elder edition has themes of its own instead.
  if (edition === 'standard') expect(await groundOf(page), 'a dark ground').toMatch(/^rgb\((\d|[1-5]\d), /);
  await page.emulateMedia({ colorScheme: 'light' });
  await drawAnew(page);
}

/** The same where the system forces colours. */
export async function expectForcedColours(page: Page, edition: Edition = 'standard'): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  await expectColours(page, edition);
  await page.emulateMedia({ forcedColors: 'none' });
  await drawAnew(page);
}

const groundOf = (page: Page): Promise<string> =>
  page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);

async function expectColours(page: Page, edition: Edition): Promise<void> {
  await drawAnew(page);
  await expectNoViolation(page, COLOUR_RULES[edition], 0);
  await expectVisibleControls(page);
  await expectVisibleTexts(page, edition);
}

/** After a change of the scheme the browser leaves some inherited colours as they were. */
const drawAnew = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const root = document.documentElement;
    root.style.display = 'none';
    root.getBoundingClientRect();
    root.style.display = '';
    await new Promise(requestAnimationFrame);
  });

async function expectNoViolation(page: Page, options: RunOptions, fewest: number): Promise<void> {
  const { failures, passes } = await page.evaluate(async (given) => {
    const axe = Reflect.get(window, 'axe') as { run: (options: RunOptions) => Promise<AxeResults> };
    const results = await axe.run(given);
    const failures = results.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary}`),
    );
    return { failures, passes: results.passes.length };
  }, options);
  expect(failures).toEqual([]);
  expect(passes, 'rules that had something to look at').toBeGreaterThan(fewest);
}
