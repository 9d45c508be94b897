import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { wake } from './support/wake';
import { WORDS } from './support/words';

const QUOTES = '**/ows/market/v1/20100001';
const words = WORDS.zh.quotes;

function answer(value: string): object {
  const price = { value, exponent: -2 };
  const marketData = { lastPrice: price, dateTime: '20250603101500000' };
  const items = ['SH601211', 'HK02611'].map((code) => ({ code, marketData, taInfo: {} }));
  return { code: 200, msg: '', data: { items } };
}

/** Counts the page's requests, and answers a price that grows with each. */
async function countRequests(page: Page): Promise<{ requests: () => number }> {
  let requests = 0;
  await page.route(QUOTES, async (route) => {
    requests += 1;
    await route.fulfill({ json: answer(String(2000 + requests)) });
  });
  return { requests: () => requests };
}

const shanghai = (page: Page) => page.getByRole('article', { name: /SH601211/ });

test('QT-01 QT-02 EL-15 fresh values replace those of the HTML after ten seconds, and every ten seconds, and nothing moves', async ({
  page,
}) => {
  await page.clock.install();
  const { requests } = await countRequests(page);
  await page.goto('/investor-relations');
  await shanghai(page).scrollIntoViewIfNeeded();
  expect(requests()).toBe(0);
  const refresh = page.getByRole('link', { name: words.refresh });
  const top = () => refresh.evaluate((link) => link.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await page.clock.runFor(10_500);
  await expect(shanghai(page).getByText('20.01', { exact: true })).toBeVisible();
  await refresh.focus();
  await page.clock.runFor(10_500);
  await expect(shanghai(page).getByText('20.02', { exact: true })).toBeVisible();
  expect(requests()).toBe(2);
  expect(await top()).toBe(before);
  await expect(refresh).toBeFocused();
  await expect(shanghai(page).getByText('--').first()).toBeVisible();
});

test('QT-02 off screen polling stops, and resumes when visible again', async ({ page }) => {
  await page.clock.install();
  const { requests } = await countRequests(page);
  await page.goto('/investor-relations');
  await shanghai(page).scrollIntoViewIfNeeded();
  await wake(page, shanghai(page));
  await expect.poll(requests).toBe(1);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('[data-live]').first()).not.toBeInViewport();
  await page.clock.runFor(60_000);
  expect(requests()).toBe(1);
  await shanghai(page).scrollIntoViewIfNeeded();
  await expect.poll(requests).toBe(2);
});

test('QT-02 EL-20 quotes that were paused before their first update stay as they are', async ({ page }) => {
  await page.clock.install();
  const { requests } = await countRequests(page);
  await page.goto('/investor-relations');
  await page.getByRole('button', { name: words.pause }).click();
  await expect(page.getByRole('button', { name: words.resume })).toBeFocused();
  await expect(page.getByText(words.paused)).toBeVisible();
  await page.clock.runFor(60_000);
  expect(requests()).toBe(0);
  await page.getByRole('button', { name: words.resume }).click();
  await expect.poll(requests).toBe(1);
  await expect(page.getByRole('button', { name: words.pause })).toBeFocused();
});

test('QT-02 when the feed fails the last good values stay with their time, and a manual refresh is at hand', async ({
  page,
}) => {
  await countRequests(page);
  await page.goto('/investor-relations/stock-info');
  await shanghai(page).scrollIntoViewIfNeeded();
  await wake(page, shanghai(page));
  await expect(shanghai(page).getByText('20.01', { exact: true })).toBeVisible();
  await page.unroute(QUOTES);
  await page.route(QUOTES, (route) => route.fulfill({ status: 502, json: { code: 502, msg: 'x' } }));
  await page.getByRole('link', { name: words.refresh }).click();
  await expect(page.getByText(words.failed)).toBeVisible();
  await expect(shanghai(page).getByText('20.01', { exact: true })).toBeVisible();
  await expect(shanghai(page).getByText('2025年06月03日 10:15:00')).toBeVisible();
  await page.unroute(QUOTES);
  await page.route(QUOTES, (route) => route.fulfill({ json: answer('2111') }));
  await page.getByRole('link', { name: words.refresh }).click();
  await expect(shanghai(page).getByText('21.11', { exact: true })).toBeVisible();
  await expect(page.getByText(words.failed)).toHaveCount(0);
});

test('QT-03 rising is red in Chinese and green in English, and shown by sign, arrow and word', async ({
  page,
}) => {
  const up = { priceChange: { value: 12, exponent: -2 }, priceChangeRate: { value: 64, exponent: -4 } };
  await page.route(QUOTES, async (route) => {
    const body = answer('2000') as { data: { items: object[] } };
    await route.fulfill({
      json: { code: 200, data: { items: body.data.items.map((one) => ({ ...one, taInfo: up })) } },
    });
  });
  const colours: string[] = [];
  for (const [path, word] of [
    ['/investor-relations', '上涨'],
    ['/en/investor-relations', 'up'],
  ] as const) {
    await page.goto(path);
    await shanghai(page).scrollIntoViewIfNeeded();
    await wake(page, shanghai(page));
    const change = shanghai(page).getByText('+0.12');
    await expect(change).toBeVisible();
    await expect(shanghai(page).getByText('+0.64%')).toBeVisible();
    await expect(shanghai(page).getByText('▲')).toBeVisible();
    await expect(shanghai(page).getByText(word, { exact: true })).toBeAttached();
    colours.push(await change.evaluate((element) => getComputedStyle(element).color));
  }
  expect(colours).toEqual(['rgb(192, 38, 26)', 'rgb(18, 112, 90)']);
});

test('QT-02 while an answer is awaited the refresh control stays as readable as before', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(QUOTES, async (route) => {
    await held;
    await route.fulfill({ json: answer('2001') });
  });
  await page.goto('/investor-relations');
  await shanghai(page).scrollIntoViewIfNeeded();
  await shanghai(page).dispatchEvent('pointerover');
  await expect(page.locator('[aria-busy="true"]')).toBeVisible();
  await expectAccessible(page);
  release();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
});
