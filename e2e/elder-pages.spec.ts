import { expect, test } from '@playwright/test';
import { expectAccessibleToElders } from './support/axe';
import { elderFaults, elderState } from './support/elder';
import { addressFor } from './support/found';
import { addressOf, PAGES, sharedPage } from './support/pages';

const NO_FAULTS = { overflow: 0, cut: [], long: [], small: [], low: [] };
const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

/** Each language, width, size of text and theme at least once: templates are tried in all of them by the two forms. */
const FORMS = [
  ['zh', PHONE, '30.paper'],
  ['en', DESKTOP, '24.white-on-black'],
] as const;

for (const [locale, viewport, look] of FORMS) {
  test.describe(`${locale} ${look} at ${viewport.width} px`, () => {
    const shared = sharedPage({ viewport, storageState: elderState(look) });

    for (const [name, path] of PAGES) {
      if (locale === 'en' && path === '/legal-website-statement') continue;
      test(`EL-04 EL-05 EL-06 EL-08 for older eyes: ${name} (${locale})`, async ({ request }) => {
        const page = shared();
        await page.goto(addressOf(locale, await addressFor(request, path)));
        await expect(page.locator('html')).toHaveAttribute('data-device', 'elder');
        expect(await elderFaults(page)).toEqual(NO_FAULTS);
        await expectAccessibleToElders(page);
      });
    }
  });
}
