import { expect, test } from '@playwright/test';
import { type OwnSite, openOwnSite } from '../support/own-site';
import { LOCALES } from '../support/words';
import { comparePart, expectSameTools, open, STILL } from './pictures';

const WIDTHS = [1440, 360];
const ADDRESSES = { zh: '/dev/catalogue', en: '/dev/catalogue/en' };

let site: OwnSite;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use(STILL);

// The catalogue exists in development alone.
test.beforeAll(async () => {
  site = await openOwnSite({ NODE_ENV: 'development' });
});
test.afterAll(() => site?.end());

for (const locale of LOCALES) {
  test(`the components of the catalogue look as they did (${locale})`, async ({ page }) => {
    await open(page, `${site.origin}${ADDRESSES[locale]}`);
    expectSameTools(page);
    const sections = page.getByRole('main').locator('section[id]');
    const ids = await sections.evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(4);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      for (const id of ids)
        await comparePart(page.locator(`section#${id}`), `catalogue-${id}-${locale}-${width}`);
    }
  });
}
