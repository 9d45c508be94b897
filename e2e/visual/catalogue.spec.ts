import { expect, test } from '@playwright/test';
import { PHONE } from '../support/devices';
import { CATALOGUE, compileCatalogue, serveCatalogue } from './catalogue-page';
import { comparePart, expectSameTools, open, STILL } from './pictures';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const NARROW = { ...PHONE, viewport: { width: 360, height: 740 } };
const LOOKS = [
  { name: 'zh-1440', locale: 'zh', device: DESKTOP, colorScheme: 'light' },
  { name: 'zh-1440-dark', locale: 'zh', device: DESKTOP, colorScheme: 'dark' },
  { name: 'en-360', locale: 'en', device: NARROW, colorScheme: 'light' },
] as const;

/** "Field, text, with an error" is the picture field-text-with-an-error. */
const fileNameOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/-$/, '');

let catalogue: Awaited<ReturnType<typeof compileCatalogue>>;

test.beforeAll(async () => {
  catalogue = await compileCatalogue();
});

for (const { name, locale, device, colorScheme } of LOOKS) {
  test.describe(name, () => {
    test.use({ ...STILL, ...device, deviceScaleFactor: 1, colorScheme });

    test(`the components of the catalogue look as they did (${name})`, async ({ page }) => {
      expectSameTools(page);
      await serveCatalogue(page, catalogue, locale);
      await open(page, CATALOGUE);
      const specimens = await page.locator('figure').all();
      expect(specimens.length).toBeGreaterThan(25);
      for (const specimen of specimens) {
        const title = await specimen.locator('figcaption').textContent();
        await specimen.evaluate((figure) => figure.toggleAttribute('data-shown'));
        await comparePart(specimen.locator('> div'), ['catalogue', `${fileNameOf(title ?? '')}-${name}`]);
        await specimen.evaluate((figure) => figure.toggleAttribute('data-shown'));
      }
    });
  });
}
