import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectDarkColours, expectForcedColours, prepareAxe } from './support/axe';
import { expectNoSnifferError } from './support/code-sniffer';
import { elderCookies, elderFaults, textsOnPictures } from './support/elder';
import { addressFor } from './support/found';
import { expectWholeNumbers } from './support/numbers';
import { addressOf, elderPages, inTurn, sharedPage } from './support/pages';
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

/**
 * What else is looked at, in turn in the one language and in the other: colours, or another engine and spacing. With
 * EVERY_LOOK each load has both.
 */
const TURNS = [
  async (page: Page) => {
    await expectDarkColours(page, 'elder');
    await expectForcedColours(page, 'elder');
  },
  async (page: Page) => {
    await expectNoSnifferError(page);
    await expectRoomForSpacing(page);
  },
] as const;

FORMS.forEach(({ locale, viewport, looks, zoomed }, turn) => {
  test.describe(`${locale} at ${viewport.width} px`, () => {
    const shared = sharedPage({ viewport }, prepareAxe);

    for (const { name, address, number } of elderPages(locale))
      test(`EL-04 EL-05 EL-06 EL-08 for older eyes: ${name} (${locale})`, async ({ request }) => {
        const page = shared();
        await page.context().addCookies(elderCookies(looks[number % looks.length]));
        await page.setViewportSize(viewport);
        await page.goto(addressOf(locale, await addressFor(request, address)));
        await expect(page.locator('html')).toHaveAttribute('data-device', 'elder');
        expect(await elderFaults(page)).toEqual(NO_FAULTS);
        expect(await textsOnPictures(page)).toEqual([]);
        await expectAccessible(page, 'elder');
        for (const look of inTurn(TURNS, number + turn)) await look(page);
        await expectReflow(page, zoomed);
        await expectWholeNumbers(page, [{ width: 320 }, { width: 160 }]);
      });
  });
});
