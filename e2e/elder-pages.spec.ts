import { expect, type Page, test } from '@playwright/test';
import { expectAccessibleToElders, expectColoursForElders, expectForcedColours } from './support/axe';
import { expectNoSnifferError } from './support/code-sniffer';
import { elderCookies, elderFaults } from './support/elder';
import { addressFor } from './support/found';
import { addressOf, PAGES, sharedPage } from './support/pages';
import { expectReflow, expectRoomForSpacing } from './support/reflow';

const NO_FAULTS = { overflow: 0, cut: [], long: [], small: [], low: [] };
const PHONE = { width: 320, height: 640 };
const DESKTOP = { width: 1440, height: 900 };

/** Each language, width and size of text at least once; other colours for each template. */
const FORMS = [
  { locale: 'zh', viewport: PHONE, looks: ['30.paper'], zoomed: [] },
  {
    locale: 'en',
    viewport: DESKTOP,
    looks: ['24.white-on-black', '30.yellow-on-black', '20.black-on-white'],
    zoomed: [PHONE],
  },
] as const;

const inTheDark = async (page: Page) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectColoursForElders(page);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** What else is looked at, in turn in the one language and in the other: colours, or another engine and spacing. */
const HALVES = [
  async (page: Page) => {
    await expectAccessibleToElders(page, { colours: true });
    await inTheDark(page);
    await expectForcedColours(page);
  },
  async (page: Page) => {
    await expectAccessibleToElders(page);
    await expectNoSnifferError(page);
    await expectRoomForSpacing(page);
  },
] as const;

FORMS.forEach(({ locale, viewport, looks, zoomed }, turn) => {
  test.describe(`${locale} at ${viewport.width} px`, () => {
    const shared = sharedPage({ viewport });

    PAGES.forEach(([name, path], at) => {
      if (locale === 'en' && path === '/legal-website-statement') return;
      test(`EL-04 EL-05 EL-06 EL-08 for older eyes: ${name} (${locale})`, async ({ request }) => {
        const page = shared();
        await page.context().addCookies(elderCookies(looks[at % looks.length]));
        await page.setViewportSize(viewport);
        await page.goto(addressOf(locale, await addressFor(request, path)));
        await expect(page.locator('html')).toHaveAttribute('data-device', 'elder');
        expect(await elderFaults(page)).toEqual(NO_FAULTS);
        await HALVES[(at + turn) % 2]?.(page);
        await expectReflow(page, zoomed);
      });
    });
  });
});
