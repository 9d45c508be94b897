import { expect, test } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What is wrong with the place or the ring of the focused element; "end" after the last one. */
const focusFault = () => {
  const element = document.activeElement;
  if (!element || element === document.body) return 'end';
  const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const over = document.elementFromPoint(left + width * part, top + height * part);
      return over !== null && (element.contains(over) || over.contains(element));
    }),
  );
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  const name = `${element.tagName} ${element.textContent?.trim().slice(0, 30)}`;
  return seen && hasRing ? '' : `${seen ? 'no ring' : 'hidden'}: ${name}`;
};

for (const [path, width] of [
  ['/', 360],
  ['/service', 360],
  ['/investor-relations/announcements', 1440],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } });

    test(`EL-20 no stop of ${path} is behind a bar or without a ring`, async ({ page }) => {
      await page.goto(path);
      let stops = 0;
      // A row of the menu that was left stays for a second.
      const wait = { message: 'a stop', timeout: 3000 };
      for (let at = ''; at !== 'end'; stops += 1) {
        await page.keyboard.press('Tab');
        await expect.poll(async () => (at = await page.evaluate(focusFault)), wait).toMatch(/^(end)?$/);
      }
      expect(stops).toBeGreaterThan(20);
    });
  });
}
