import { expect, test } from '@playwright/test';
import { addressFor } from './support/found';
import { addressOf, pagesLeftOut, sharedPage, VARIANTS } from './support/pages';
import { expectGoodSight, TABS } from './support/sights';
import { LOCALES } from './support/words';

// What the walk of accessibility.spec.ts leaves out; what it loads it also looks at in this way.
VARIANTS.forEach(({ locale, device }, turn) => {
  test.describe(`${locale} ${device}`, () => {
    const shared = sharedPage(TABS[device]);

    for (const { address } of pagesLeftOut(turn))
      test(`numbers on one line, the first content on the first screen, high targets: ${address} (${locale}, ${device})`, async ({
        request,
      }) => {
        const page = shared();
        await page.goto(addressOf(locale, await addressFor(request, address)));
        await expectGoodSight(page, device);
      });
  });
});

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
