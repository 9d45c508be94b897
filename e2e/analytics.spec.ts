import { expect, type Page, test } from '@playwright/test';
import { type ServerStub, startServerStub } from '@/testing/server-stub';
import { expectAccessible } from './support/axe';
import { type OwnSite, openOwnSite } from './support/own-site';
import { LOCALES, WORDS } from './support/words';

// All tests share one site and one counter, so they run one after the other.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
/** The server that counts visits. */
let counter: ServerStub;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  counter = await startServerStub((response) => response.end());
  site = await openOwnSite({ ANALYTICS_URL: `${counter.origin}/collect` });
});
test.afterAll(async () => {
  await site?.end();
  counter?.close();
});
test.beforeEach(() => {
  counter.received = [];
});

const events = () => counter.received.map(({ body }) => JSON.parse(String(body)));
const bar = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('region', { name: WORDS[locale].analytics.label });
const answer = (page: Page, which: 'agree' | 'refuse') =>
  bar(page).getByRole('button', { name: WORDS.zh.analytics[which] }).click();

test('SH-12 nothing is sent before consent; then page views and buttons are, without cookies, query or referrer', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (line) => {
    if (/Content Security Policy/i.test(line.text())) refused.push(line.text());
  });
  await page.goto(`${site.origin}/terms?utm_source=letter&name=someone`);
  await expect(bar(page)).toBeVisible();
  expect(events()).toEqual([]);
  await answer(page, 'agree');
  await expect.poll(events).toEqual([{ event: 'page', from: '', page: '/terms', language: 'zh-CN' }]);
  await expect(bar(page)).toBeHidden();
  expect(counter.received[0]?.headers).not.toHaveProperty('cookie');
  expect(counter.received[0]?.headers).not.toHaveProperty('referer');

  await page.goto(`${site.origin}/search?q=${encodeURIComponent('张三的账户')}`);
  await expect.poll(() => events().length).toBe(2);
  await page.goto(`${site.origin}/`);
  await expect.poll(() => events().length).toBe(3);
  await page.getByRole('button', { name: WORDS.zh.home.pause }).click();
  await expect.poll(() => events().length).toBe(4);
  expect(events().map((one) => [one.event, one.page])).toEqual([
    ['page', '/terms'],
    ['page', '/search'],
    ['page', '/'],
    ['button', '/'],
  ]);
  expect(decodeURIComponent(counter.received.map(({ body }) => body).join())).not.toMatch(
    /张三|someone|letter/,
  );
  expect(refused).toEqual([]);
});

test('SH-12 ESG pages send nothing', async ({ page }) => {
  await page.goto(`${site.origin}/terms`);
  await answer(page, 'agree');
  await expect.poll(() => events().length).toBe(1);
  await page.goto(`${site.origin}/sustainability`, { waitUntil: 'load' });
  // The event after it has arrived, so all have.
  await page.goto(`${site.origin}/service`);
  await expect.poll(() => events().map((one) => one.page)).toEqual(['/terms', '/service']);
});

test('SH-12 a refusal is remembered, and can be changed in the footer by keyboard', async ({ page }) => {
  await page.goto(`${site.origin}/terms`);
  await answer(page, 'refuse');
  await page.goto(`${site.origin}/service`);
  const change = page.getByRole('button', { name: WORDS.zh.analytics.change });
  await expect(change).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(events()).toEqual([]);
  await change.press('Enter');
  await expect(bar(page)).toBeFocused();
  await bar(page).getByRole('button', { name: WORDS.zh.analytics.agree }).press('Enter');
  await expect.poll(() => events().map((one) => one.page)).toEqual(['/service']);
  await expect(change).toBeFocused();
});

test('SH-12 Global Privacy Control counts as a refusal: no banner', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await page.goto(`${site.origin}/terms`, { waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  expect(events()).toEqual([]);
});

test('SH-06 SH-12 the open question covers no "back to top" at any width', async ({ page }) => {
  await page.goto(`${site.origin}/terms`);
  for (const width of [1440, 1025, 768]) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 2000, behavior: 'instant' }));
    const button = page.getByRole('button', { name: WORDS.zh.frame.backToTop });
    await expect(button).toBeVisible();
    await expect(bar(page)).toBeVisible();
    await expect(async () => {
      const [upper, lower] = [await button.boundingBox(), await bar(page).boundingBox()];
      expect((upper?.y ?? 0) + (upper?.height ?? 0), `at ${width}`).toBeLessThanOrEqual(lower?.y ?? 0);
    }).toPass();
  }
  await answer(page, 'refuse');
  const top = async () =>
    (await page.getByRole('button', { name: WORDS.zh.frame.backToTop }).boundingBox())?.y;
  await expect.poll(top).toBeGreaterThan(700);
});

for (const locale of LOCALES) {
  for (const width of [320, 1440]) {
    test(`SH-12 the question is accessible and fits (${locale}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`${site.origin}${locale === 'en' ? '/en' : ''}/terms`);
      await expect(bar(page, locale)).toBeVisible();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  }
}

test('SH-12 a site without the setting has no consent banner', async ({ request }) => {
  const plain = await (await request.get('/terms')).text();
  const counted = await (await request.get(`${site.origin}/terms`)).text();
  expect(plain).not.toMatch(/analytics/);
  expect(counted).toMatch(/analytics\.mjs/);
});
