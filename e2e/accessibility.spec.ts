import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, expectDarkColours, expectForcedColours, prepareAxe } from './support/axe';
import { expectNoSnifferError } from './support/code-sniffer';
import { PHONE } from './support/devices';
import { addressFor, firstNews } from './support/found';
import { addressOf, inTurn, pagesOfVariant, sharedPage, VARIANTS } from './support/pages';
import { expectReflow, expectRoomForSpacing } from './support/reflow';
import { expectGoodSight, TABS } from './support/sights';
import { LOCALES, WORDS } from './support/words';

/** Windows are half of 1920 × 1080 and of 1440 × 900 (200 %), and a quarter of 1280 × 1024 (400 %). */
const DEVICES = {
  desktop: { edition: 'desktop', zoomed: [{ width: 960, height: 540 }] },
  phone: {
    edition: 'mobile',
    zoomed: [
      { width: 720, height: 450 },
      { width: 320, height: 256 },
    ],
  },
} as const;

/** Help is where it is on every other page (WCAG 3.2.6): the hotline stands right after the switch of the edition. */
async function expectHelpFirst(page: Page): Promise<void> {
  const found = page.locator('button[name=version], a[href^="tel:"], main');
  expect(await found.evaluateAll(([first, second]) => [first?.tagName, second?.tagName])).toEqual([
    'BUTTON',
    'A',
  ]);
}

/**
 * What is looked at beside the rules of axe in light colours: another one for each language and device, shifted by one for
 * the next page, so that every view has them all, and every language and device. With EVERY_LOOK each load has all.
 */
const TURNS = [expectForcedColours, expectNoSnifferError, expectDarkColours] as const;

VARIANTS.forEach(({ locale, device }, turn) => {
  const { edition, zoomed } = DEVICES[device];
  test.describe(`${locale} ${device}`, () => {
    const shared = sharedPage(TABS[device], prepareAxe);

    for (const { name, address, number } of pagesOfVariant(turn))
      test(`RT-01 accessible, numbers on one line: ${name} (${locale}, ${device})`, async ({ request }) => {
        const page = shared();
        await page.setViewportSize(TABS[device].viewport);
        await page.goto(addressOf(locale, await addressFor(request, address)));
        await expect(page.locator('html')).toHaveAttribute('data-device', edition);
        await expectHelpFirst(page);
        await expectAccessible(page);
        for (const look of inTurn(TURNS, number + turn)) await look(page);
        await expectRoomForSpacing(page);
        await expectReflow(page, zoomed);
        await expectGoodSight(page, device);
      });
  });
});

test.describe('opened things', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('MN-03 accessible: the opened row of the menu', async ({ page }) => {
    await page.goto('/pressroom');
    const menu = page.getByRole('navigation', { name: WORDS.zh.header.menu });
    const section = menu.locator(':scope > ul > li:has([data-children])').filter({ visible: true }).first();
    await section.locator(':scope > a').focus();
    await expect(section.locator('[data-children] a').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('DE-04 accessible: the share dialog', async ({ page, request }) => {
    await page.goto(await firstNews(request));
    await page.getByRole('button', { name: WORDS.zh.share.wechat }).click();
    await expect(page.getByRole('img', { name: WORDS.zh.share.code })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    for (const locale of LOCALES) {
      test(`MN-03 accessible: the opened menu panel (${locale})`, async ({ page }) => {
        await page.goto(addressOf(locale, '/'));
        await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
        await expect(page.getByRole('navigation', { name: WORDS[locale].header.menu })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
});
