import { expect, type Page } from '@playwright/test';

const LEAST_PX = 44;

/**
 * What can be clicked in fewer pixels of height, padding and layers over it included. Links within a running text need
 * no more than its lines have. What is folded is unfolded first, all of it at once.
 */
const lowTargets = (page: Page) =>
  page.evaluate((least) => {
    const CLICKED = 'a[href], button, summary, select, textarea, input:not([type=hidden])';
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('main details, footer details'))
      fold.open = true;
    const inText = (one: Element): boolean => {
      const { display } = getComputedStyle(one);
      const others = (one.parentElement?.textContent ?? '').replace(one.textContent ?? '', '').trim();
      return one.matches('a') && display === 'inline' && others !== '';
    };
    /** Far from the bars at the edges of the window. */
    const isInTheMiddle = (one: Element): boolean => {
      const { top, bottom } = one.getBoundingClientRect();
      return top > innerHeight / 4 && bottom < (innerHeight * 3) / 4;
    };
    /** Height of the column of points in the middle of an element in which a click is for it, up to the least. */
    const heightHere = (one: Element): number => {
      const rect = [...one.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
      if (!rect) return least;
      const [x, middle] = [rect.left + rect.width / 2, rect.top + rect.height / 2];
      const isHit = (y: number): boolean => {
        const found = document.elementFromPoint(x, y);
        const label = found?.closest('label');
        return found !== null && (one.contains(found) || label?.control === one);
      };
      if (!isHit(middle)) return 0;
      const run = (step: 1 | -1, most: number): number => {
        let length = 0;
        while (length < most && isHit(middle + step * (length + 1))) length += 1;
        return length;
      };
      const above = run(-1, least - 1);
      return above + 1 + run(1, least - 1 - above);
    };
    const heightOf = (one: Element): number => {
      if (isInTheMiddle(one) && heightHere(one) >= least) return least;
      const inHeader = one.closest('header') !== null;
      one.scrollIntoView({ block: inHeader ? 'nearest' : 'center', inline: 'center', behavior: 'instant' });
      return heightHere(one);
    };
    return [...document.querySelectorAll(CLICKED)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.closest('.visually-hidden, [href="#main"]') && !inText(one))
      .map((one) => [heightOf(one), one] as const)
      .filter(([height]) => height < least)
      .map(
        ([height, one]) => `${height} px: ${one.tagName} “${(one.textContent ?? '').trim().slice(0, 40)}”`,
      );
  }, LEAST_PX);

/** While a page fades in after another, no point of it belongs to an element. */
const isFadingIn = (page: Page): Promise<boolean> =>
  page.evaluate(() => Boolean(Reflect.get(document, 'activeViewTransition')));

/** Expects that whatever can be clicked at the present width is at least 44 px high. */
export async function expectHighTargets(page: Page): Promise<void> {
  await expect.poll(() => isFadingIn(page)).toBe(false);
  expect.soft(await lowTargets(page), 'targets').toEqual([]);
}
