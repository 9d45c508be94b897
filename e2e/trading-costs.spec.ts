import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { readPage } from './support/html';
import { href } from './support/lines';
import { test } from './support/test';
import { fill, LOCALES, WORDS } from './support/words';

const PATH = '/trading-costs';

test.use(PHONE);

for (const locale of LOCALES) {
  const words = WORDS[locale].tradingCosts;
  const fields = WORDS[locale].commission.calculator;

  test(`CP-04 every bad question about costs gets a message (${locale})`, async ({ request }) => {
    const { wrong } = words;
    for (const [query, message] of [
      ['amount=0', wrong.zero],
      ['amount=abc', wrong.notNumber],
      ['amount=1000000000000', wrong.tooLarge],
      ['amount=5', words.noOutlet],
      ['outlet=zzqqxx', fill(words.unknown, { typed: 'zzqqxx' })],
      ['outlet=zzqqxx', wrong.missing],
    ] as const) {
      const answer = await readPage(request, `${href(locale, PATH)}?${query}`);
      expect(answer.status).toBe(200);
      expect(answer.text).toContain(message);
      expect(answer.meta('robots')).toContain('noindex');
    }
    expect((await readPage(request, href(locale, PATH))).meta('robots')).not.toContain('noindex');
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test.pack(`CP-02 two outlets are compared at an address to share (${locale})`, async ({ page }) => {
      await page.goto(href(locale, PATH));
      await page.getByLabel(fields.amount).fill('100000');
      await page.getByLabel(fields.side).selectOption('sell');
      await page.getByLabel(words.outlet, { exact: true }).fill('beijing');
      await page.getByLabel(words.other).fill('1070');
      await page.getByRole('button', { name: fields.submit }).click();
      await page.getByRole('status').getByRole('link').first().click();
      await arrived(page, /amount=100000&side=sell&outlet=\d+&other=1070$/);
      await page.getByLabel(words.outlet, { exact: true }).fill('1250');
      await page.getByRole('button', { name: fields.submit }).click();
      const total = page.getByRole('row', { name: new RegExp(fields.total) });
      await expect(total.getByRole('cell')).toHaveCount(2);
      await expect(total).toContainText('86.41');
      const share = page.locator(`a[href*="${PATH}?amount=100000&side=sell&outlet=1250&other=1070"]`);
      await expect(share).toBeVisible();
    });
  });

  test.pack(
    `CP-03 an outlet without notices says so; the page is accessible (${locale})`,
    async ({ page }) => {
      await page.goto(`${href(locale, PATH)}?amount=5000&outlet=1070&other=1083`);
      await expect(page.getByRole('status').getByRole('link', { name: /\d{3}/ }).first()).toBeVisible();
      await expect(page.getByRole('columnheader')).toHaveCount(2);
      await expectAccessible(page);
    },
  );
}
