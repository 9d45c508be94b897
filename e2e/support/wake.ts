import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the framework has hydrated the page. */
const awake = (page: Page): Promise<void> => page.locator('html[data-awake]').waitFor({ state: 'attached' });

/** Points at a part of the page that needs the framework, the first one by default, and waits for it. */
export async function wake(
  page: Page,
  island: Locator = page.locator('[data-island]').first(),
): Promise<void> {
  await island.dispatchEvent('pointerover');
  await awake(page);
}

/** Marks the page's document, so that `settled` knows whether it was left. */
export const markDocument = (page: Page): Promise<unknown> =>
  page.locator('html').evaluate((html) => html.toggleAttribute('data-first', true));

/** Whether the page has done all that an act on it could lead to; wakes a page that has stayed. */
function hasSettled(): Promise<boolean> {
  const island = document.querySelector('[data-island]');
  const { dataset } = document.documentElement;
  const isLeft = !('first' in dataset);
  if (!isLeft) island?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  const isDone = document.readyState === 'complete' && (isLeft || !island || 'awake' in dataset);
  return new Promise((done) => setTimeout(() => done(isDone)));
}

/**
 * Waits until nothing more can follow from an act on a marked document: when it stays it is hydrated, which repeats
 * the acts that waited; when it was left the next one is loaded. A quiet network would not tell: the browser may not
 * report the end of each request of a page that is left.
 */
export async function settled(page: Page): Promise<void> {
  // A navigation interrupts the question.
  await expect.poll(() => page.evaluate(hasSettled).catch(() => false), { message: 'settled' }).toBe(true);
}

const FRAMEWORK = /\/(_next\/static\/.*\.js|page-data\/)/;

/** Addresses of the framework's scripts, and of page data, that the page requests from now on. */
export function frameworkRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (FRAMEWORK.test(pathname)) requests.push(pathname);
  });
  return requests;
}

/** The browser's own note on a transition between two pages that it left out; no script of the site starts one. */
const SKIPPED_TRANSITION = /^Transition was (aborted|skipped)/;

/** Errors of the console and of scripts from now on; what the network answers is not among them. */
export function scriptErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!SKIPPED_TRANSITION.test(message)) errors.push(message);
  });
  page.on('console', (line) => {
    if (line.type() === 'error' && !/Failed to load resource/.test(line.text())) errors.push(line.text());
  });
  return errors;
}
