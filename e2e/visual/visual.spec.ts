import { test } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { PHONE } from '../support/devices';
import { LOCALES } from '../support/words';
import { comparePage, expectSameTools, open, STILL } from './pictures';

const PAGES = [
  ['home', '/'],
  ['about-us', '/about-us'],
  ['what-we-do', '/what-we-do'],
  ['business-line', '/what-we-do/investment-banking'],
  ['sustainability', '/sustainability'],
  ['topic', '/sustainability/environmental'],
  ['esg-report', '/sustainability/esg-report'],
  ['purpose', '/sustainability/purpose'],
] as const;
const WIDE_WIDTHS = [1440, 768];
const PHONE_WIDTH = 360;
/** Half size: enough to notice a layout shift, and small enough for the repository. */
const SCALE = 0.5;

test.describe.configure({ timeout: 300_000 });
test.use({ ...STILL, deviceScaleFactor: SCALE });

for (const locale of LOCALES) {
  for (const [name, path] of PAGES) {
    test(`SU-01 AB-01 BL-01 HM-01 ${name} looks as it did on desktops (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await open(page, href(locale, path));
      expectSameTools(page);
      for (const width of WIDE_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await comparePage(page, `${name}-${locale}-${width}`);
      }
    });
  }
}

test.describe('on phones', () => {
  test.use({ ...PHONE, viewport: { width: PHONE_WIDTH, height: 740 }, deviceScaleFactor: SCALE });

  for (const locale of LOCALES) {
    for (const [name, path] of PAGES) {
      test(`SU-01 AB-01 BL-01 HM-01 ${name} looks as it did on phones (${locale})`, async ({ page }) => {
        await open(page, href(locale, path));
        expectSameTools(page);
        await comparePage(page, `${name}-${locale}-${PHONE_WIDTH}`);
      });
    }
  }
});
