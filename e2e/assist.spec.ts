import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { elderState } from './support/elder';
import { stubSpeech } from './support/speech';
import { LOCALES, WORDS } from './support/words';

test.use({ storageState: elderState() });

/** A page of the elder edition with links that differ. */
const openPage = (page: Page, locale: 'zh' | 'en') =>
  page.goto(`${locale === 'en' ? '/en' : ''}/no/such/page`);
const switches = (page: Page) => page.locator('[data-elder="assist"]');
const links = (page: Page) => page.getByRole('main').getByRole('link');

const helps = (page: Page) => page.evaluate(() => document.documentElement.dataset.assist ?? '');

for (const locale of LOCALES) {
  const words = WORDS[locale].reading.assist;

  test(`EL-12 EL-23 pointer, strip and reading by one switch each (${locale})`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (one) => scripts.push(new URL(one.url()).pathname));
    await stubSpeech(page, ['zh-CN', 'en-GB']);
    await openPage(page, locale);
    const press = (name: string) => switches(page).getByRole('button', { name, exact: true }).click();
    const file = await page.locator('[data-resume=assist]').getAttribute('data-script');
    expect(scripts).not.toContain(file);
    await press(words.pointer);
    await expect(switches(page).getByRole('button', { name: words.pointer, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(scripts).toContain(file);
    const link = links(page).first();
    expect(await link.evaluate((element) => getComputedStyle(element).cursor)).toContain(
      '/brand/pointer.svg',
    );

    await press(words.caption);
    await press(words.blocks);
    await link.focus();
    const strip = page.locator('[data-assist-caption]');
    await expect(strip).toHaveText((await link.textContent()) ?? '');
    expect(await strip.evaluate((element) => getComputedStyle(element).fontSize)).toBe('40px');
    expect((await page.evaluate(() => window.spokenTexts)).length).toBeGreaterThan(0);
    await expectAccessible(page);

    await press(WORDS[locale].elder.reset);
    await expect.poll(() => helps(page)).toBe('');
    await expect(strip).toBeHidden();
  });

  test(`EL-13 a reset on the home page, which has no script, switches the helps off (${locale})`, async ({
    page,
  }) => {
    await openPage(page, locale);
    await switches(page).getByRole('button', { name: words.pointer, exact: true }).click();
    await expect.poll(() => helps(page)).toBe('pointer');
    await page.goto(locale === 'en' ? '/en' : '/');
    await page.getByRole('button', { name: WORDS[locale].elder.reset }).click();
    await openPage(page, locale);
    expect(await helps(page)).toBe('');
    await switches(page).getByRole('button', { name: words.pointer, exact: true }).click();
    await expect.poll(() => helps(page)).toBe('pointer');
    await openPage(page, locale);
    await expect.poll(() => helps(page)).toBe('pointer');
  });

  test(`EL-12 the strip covers nothing that has the focus, and is remembered (${locale})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1024, height: 420 });
    await openPage(page, locale);
    await switches(page).getByRole('button', { name: words.caption, exact: true }).click();
    await expect(page.locator('[data-assist-caption]')).toBeVisible();
    for (const link of await links(page).all()) {
      await link.focus();
      const bottom = await link.evaluate((element) => element.getBoundingClientRect().bottom);
      const top = await page
        .locator('[data-assist-caption]')
        .evaluate((strip) => strip.getBoundingClientRect().top);
      expect(bottom).toBeLessThanOrEqual(top);
    }
    await openPage(page, locale);
    await expect(page.locator('[data-assist-caption]')).toBeVisible();
    expect(await helps(page)).toBe('caption');
  });
}
