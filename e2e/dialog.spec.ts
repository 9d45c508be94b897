import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { test } from './support/test';
import { WORDS } from './support/words';

const TITLE = {
  zh: '5·15全国投资者保护宣传日：把“适当性”三个字讲给客户听',
  en: 'Investor protection day: suitability, explained in plain words',
} as const;

const opener = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('link', { name: TITLE[locale], exact: true });
const dialog = (page: Page, locale: 'zh' | 'en' = 'zh') => page.getByRole('dialog', { name: TITLE[locale] });

/** Opens the page of the press room that lists the article. */
async function findOpener(page: Page, locale: 'zh' | 'en' = 'zh'): Promise<void> {
  await page.goto(locale === 'zh' ? '/pressroom' : '/en/pressroom');
  const next = page.getByRole('link', { name: WORDS[locale].paginator.next, exact: true });
  while ((await opener(page, locale).count()) === 0) {
    const address = page.url();
    await next.click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
}

async function open(page: Page, locale: 'zh' | 'en' = 'zh'): Promise<void> {
  await findOpener(page, locale);
  await opener(page, locale).click();
  await expect(dialog(page, locale)).toBeVisible();
}

for (const locale of ['zh', 'en'] as const) {
  test.pack(
    `SH-07 a quick read opens in a dialog with title, text and the way to the article (${locale})`,
    async ({ page }) => {
      await open(page, locale);
      await expect(dialog(page, locale).getByRole('heading', { name: TITLE[locale] })).toBeVisible();
      await dialog(page, locale).getByRole('link', { name: WORDS[locale].articles.readMore }).click();
      await arrived(page, /\/detail\?type=news&id=1010$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLE[locale]);
    },
  );
}

test.pack('SH-07 Esc closes the dialog and returns focus', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test.pack(
  'SH-07 a click beside the dialog closes it and returns focus; one inside does not',
  async ({ page }) => {
    await open(page);
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(8, 300);
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  },
);

test.pack('SH-07 the close button closes it, and focus never leaves the open dialog', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside, `after ${step + 1} steps`).toBe(false);
  }
  await dialog(page).getByRole('button', { name: WORDS.zh.articles.close }).click();
  await expect(dialog(page)).toBeHidden();
});

test.pack('SH-07 the page behind does not scroll', async ({ page }) => {
  await open(page);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(20, 400);
  await page.mouse.wheel(0, 500);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  // The same scrolling moves the page once the dialog is closed.
  await page.mouse.wheel(0, -500);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test.pack('SH-07 a quick read opens by touch and fits the screen', async ({ page }) => {
    await findOpener(page);
    await opener(page).tap();
    const box = await dialog(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
    await dialog(page).getByRole('button', { name: WORDS.zh.articles.close }).tap();
    await expect(dialog(page)).toBeHidden();
  });
});
