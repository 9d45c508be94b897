import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { REAL_PNG } from './support/files';
import { alive, fillForm, newMarker, openForm, submit, sumText, typeCode, visitor } from './support/forms';
import { LOCALES, WORDS } from './support/words';

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES) {
    const words = WORDS[locale];
    test.describe(`${locale} ${device}`, () => {
      test.use({ ...use, ...visitor(), contextOptions: { reducedMotion: 'reduce' } });

      for (const form of ['report', 'complaint'] as const) {
        test(`CU-10 accessible: problems, files and a sum (${form}, ${locale}, ${device})`, async ({
          page,
        }) => {
          await openForm(page, form, locale);
          await alive(page);
          await page.locator('input[type=file]').setInputFiles(REAL_PNG);
          if (device === 'phone') await fillForm(page, { form, locale }, newMarker());
          await page.getByRole('checkbox').uncheck();
          await page.getByRole('button', { name: words.forms.code.toText }).click();
          await expect(sumText(page, locale)).toBeVisible();
          await submit(page, locale).click();
          await expect(page.getByRole('alert').getByRole('link').first()).toBeVisible();
          await expectAccessible(page);
          const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(wide, 'nothing overflows').toBeLessThanOrEqual(0);
        });

        test(`CU-10 accessible: a receipt (${form}, ${locale}, ${device})`, async ({ page, request }) => {
          await openForm(page, form, locale);
          await fillForm(page, { form, locale }, newMarker());
          await typeCode(page, request);
          await submit(page, locale).click();
          await expect(page.getByRole('button', { name: words.forms.receipt.print })).toBeVisible();
          await expectAccessible(page);
        });
      }

      test(`CU-03 accessible: the assistant's dialog (${locale}, ${device})`, async ({ page }) => {
        await page.goto(locale === 'zh' ? '/contact-us' : '/en/contact-us');
        await page.getByRole('link', { name: words.customer.assistant.open }).click();
        await expect(page.getByRole('dialog', { name: words.customer.assistant.title })).toBeVisible();
        await expectAccessible(page);
      });
    });
  }
}
