import { expect, type Page } from '@playwright/test';
import { type FirstAct, titleOf } from './first-acts/act';
import { FINDER } from './first-acts/finder';
import { FORMS } from './first-acts/forms';
import { LINKS } from './first-acts/links';
import { READING } from './first-acts/reading';
import { PANEL } from './first-acts/search';
import { TAPS } from './first-acts/taps';
import { PHONE } from './support/devices';
import { visitor } from './support/forms';
import { test } from './support/test';
import { markDocument, scriptErrors, settled } from './support/wake';

const QUOTES = '**/ows/market/v1/20100001';

function quote(value: number): object {
  const marketData = { lastPrice: { value, exponent: -2 }, dateTime: '20250603101500000' };
  return { code: 200, msg: '', data: { items: [{ code: 'SH601211', marketData, taInfo: {} }] } };
}

/** Opens the page, acts at once, and expects one answer: no second navigation, dialog or window follows. */
async function actAtOnce(page: Page, first: FirstAct): Promise<void> {
  let prices = 2000;
  await page.route(QUOTES, (route) => {
    prices += 1;
    return route.fulfill({ json: quote(prices) });
  });
  const errors = scriptErrors(page);
  await page.goto(first.path);
  await markDocument(page);
  let visits = 0;
  page.on('request', (request) => {
    const isVisit = request.isNavigationRequest() && request.frame() === page.mainFrame();
    if (isVisit && !request.redirectedFrom()) visits += 1;
  });
  await first.act(page);
  await first.answered(page);
  await settled(page);
  expect(visits, 'pages that followed').toBeLessThanOrEqual(1);
  await first.answered(page);
  expect(errors).toEqual([]);
}

test.use(visitor());

for (const first of [...LINKS, ...FINDER, ...PANEL, ...READING, ...FORMS])
  test.pack(titleOf(first), async ({ page }) => actAtOnce(page, first));

test.pack(
  'SP-02 as the very first act: the complaint’s entry opens one window',
  async ({ page, context }) => {
    await page.goto('/customer-hotline');
    await markDocument(page);
    await page.locator('a[href^="/api/complaint-access"]').first().click();
    await expect.poll(() => context.pages().length).toBe(2);
    await settled(page);
    expect(context.pages()).toHaveLength(2);
  },
);

test.describe('on a phone', () => {
  test.use(PHONE);
  for (const first of TAPS)
    test.pack(`${titleOf(first)}, by tap`, async ({ page }) => actAtOnce(page, first));
});
