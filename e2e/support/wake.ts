import type { Locator, Page } from '@playwright/test';

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
