import { expect, test } from '@playwright/test';
import { PHONE } from './support/devices';
import { expectFirstContent } from './support/first-screen';
import { addressFor } from './support/found';
import { expectWholeNumbers } from './support/numbers';
import { addressOf, pagesIn, sharedPage } from './support/pages';
import { expectHighTargets } from './support/targets';
import { LOCALES } from './support/words';

/** The page of phones below 768 px, that of desktops above: a window that is resized across it is loaded anew. */
const VARIANTS = [
  {
    device: 'phone',
    use: PHONE,
    screen: { width: 360, height: 844 },
    sights: [{ width: 320 }, { width: 360 }, { width: 720, large: true }],
  },
  {
    device: 'desktop',
    use: { viewport: { width: 1440, height: 800 } },
    screen: { width: 1440, height: 900 },
    sights: [{ width: 1440 }, { width: 1440, large: true }],
  },
] as const;

for (const locale of LOCALES) {
  VARIANTS.forEach(({ device, use, screen, sights }, turn) => {
    test.describe(`${locale} ${device}`, () => {
      const shared = sharedPage(use);
      const addresses = pagesIn(locale).map(({ address }) => address);

      // Each language sees every other template on a desktop, and the other one the rest.
      const seen = addresses.filter((_, at) => turn === 0 || (at % 2 === 0) === (locale === 'zh'));
      for (const address of seen) {
        test(`numbers on one line, the first content on the first screen, high targets: ${address} (${locale}, ${device})`, async ({
          request,
        }) => {
          const page = shared();
          await page.goto(addressOf(locale, await addressFor(request, address)));
          await expectFirstContent(page, screen);
          await expectWholeNumbers(page, sights);
          if (device === 'desktop') return;
          await page.setViewportSize({ width: 360, height: 740 });
          await expectHighTargets(page);
        });
      }
    });
  });
}

for (const locale of LOCALES) {
  test(`at most one word in outline, and never beneath text (${locale})`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const path of [
      '/',
      '/about-us',
      '/investor-relations',
      '/pressroom',
      '/branch',
      '/sustainability',
    ]) {
      await page.goto(addressOf(locale, path));
      const found = await page.evaluate(() => {
        const words = [...document.querySelectorAll('[data-word]')].filter((one) => one.checkVisibility());
        const over = words.flatMap((word) => {
          const at = word.getBoundingClientRect();
          const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
          const texts: string[] = [];
          for (let node = walker.nextNode(); node; node = walker.nextNode()) {
            if (!node.nodeValue?.trim() || !node.parentElement?.checkVisibility()) continue;
            if (node.parentElement.closest('header, .visually-hidden')) continue;
            const range = document.createRange();
            range.selectNodeContents(node);
            const meets = [...range.getClientRects()].some(
              ({ left, right, top, bottom }) =>
                left < at.right && right > at.left && top < at.bottom && bottom > at.top,
            );
            if (meets) texts.push(node.nodeValue.trim());
          }
          return texts;
        });
        return { words: words.length, over };
      });
      expect(found.words, path).toBeLessThanOrEqual(1);
      expect(found.over, path).toEqual([]);
      await page.emulateMedia({ forcedColors: 'active' });
      await expect(page.locator('[data-word]').filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ forcedColors: 'none', media: 'print' });
      await expect(page.locator('[data-word]').filter({ visible: true }), path).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });
}
