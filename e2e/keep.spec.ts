import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

test.pack('SH-05 without that cache, folds and place come back from session storage', async ({ page }) => {
  await page.goto('/about-us');
  const earlier = page.getByRole('main').locator('details');
  await earlier.locator('summary').click();
  await page.getByText(WORDS.zh.about.welfareMore).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => Math.round(window.scrollY));
  await page.goto('/contact-us');
  await page.goBack();
  await expect(earlier).toHaveAttribute('open');
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(left);
  await page.goto('/about-us');
  await expect(earlier).not.toHaveAttribute('open');
});

test('SH-05 filter and page of a list are in the address that going back leads to', async ({ page }) => {
  const address = '/pressroom?filterName=announcement&page=2';
  await page.goto(address);
  await page.goto('/about-us');
  await page.goBack();
  await arrived(page, address);
  await expect(page.getByText('2/', { exact: false }).first()).toBeVisible();
  const stored = await page.evaluate(() => sessionStorage.getItem('kept-pages') ?? '');
  expect(JSON.parse(stored).map(({ key }: { key: string }) => key)).toEqual(['/pressroom', '/about-us']);
});

for (const locale of LOCALES) {
  test(`SH-05 what was searched for among people leaves no trace (${locale})`, async ({ page }) => {
    await page.goto(`${locale === 'en' ? '/en' : ''}/personnel-business-disclosure?keyword=王小明`);
    await page.goto('/about-us');
    await page.goto('/terms');
    const stored = await page.evaluate(() => sessionStorage.getItem('kept-pages') ?? '');
    expect(stored).toContain('/about-us');
    expect(decodeURIComponent(stored)).not.toMatch(/王小明|personnel/);
  });
}
