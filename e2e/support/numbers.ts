import { expect, type Page } from '@playwright/test';
import { withStyle } from './reflow';

/** Twice the size of text, as a browser's own setting makes it. */
const LARGE_TEXT = ':root { font-size: 200% !important }';

/**
 * Numbers that stand on two lines: amounts, prices, percentages and numbers of documents, and whatever a page marks as
 * a date or a number (what the sanitiser does with numbers to call). Words of letters and digits are no numbers, and a
 * date may stand above its time of day.
 */
const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const NUMBER =
      /(?<![\w@/=&.#-])(?:[A-Z]{0,4}|[+−-])[¥$€£]?\d(?:[\d.,:]|\/(?=\d))*(?<![.,:/-])[%‰]?(?![\w@/=&])/g;
    const DATE_OR_CLOCK = /\S(?:(?! \d\d?:).)*/g;
    const lines = (range: Range) => {
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const first = rects[0];
      return first ? rects.some(({ top }) => top >= first.bottom - 1) : false;
    };
    const broken: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before = '';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.nodeValue ?? '';
      // The rest of a number that a mark divides: "2024" marked in "2024-023".
      const isRest = /\w$/.test(before) && /^-\d/.test(text);
      before = text;
      const parent = node.parentElement;
      if (!/\d/.test(text) || !parent?.checkVisibility()) continue;
      if (parent.closest('script, style, option, textarea, svg, code, pre, .visually-hidden')) continue;
      const isWhole = parent.closest('time, [data-number]') !== null;
      for (const { 0: number, index } of text.matchAll(isWhole ? DATE_OR_CLOCK : NUMBER)) {
        if (isRest && index === 0) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.trimEnd().length);
        if (lines(range)) broken.push(`${number} in <${parent.tagName}> of “${text.trim().slice(0, 60)}”`);
      }
    }
    return broken;
  });

/** Chinese headings whose last sign stands on a line of its own. */
const loneSigns = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3')]
      .filter((one) => one.checkVisibility() && /\p{Script=Han}\p{P}{0,2}$/u.test(one.textContent ?? ''))
      .filter((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
        const last = rects.filter(({ bottom }) => bottom > Math.max(...rects.map((one) => one.bottom)) - 2);
        const isBroken = rects.some(({ bottom }) => bottom <= Math.min(...last.map(({ top }) => top)) + 2);
        const width = last.reduce((sum, one) => sum + one.width, 0);
        return isBroken && width < 1.5 * Number.parseFloat(getComputedStyle(heading).fontSize);
      })
      .map((heading) => `a lone last sign of “${heading.textContent}”`),
  );

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Below this width a line holds too few signs for it to matter where a heading breaks. */
const MIN_HEADING_PX = 320;

interface Sight {
  width: number;
  large?: boolean;
}

/**
 * Expects at each width that every number stands on one line, that no heading leaves its last sign alone, and that the
 * page does not scroll sideways.
 */
export async function expectWholeNumbers(page: Page, sights: readonly Sight[]): Promise<void> {
  for (const { width, large = false } of sights) {
    await page.setViewportSize({ width, height: 800 });
    await withStyle(page, large ? LARGE_TEXT : '');
    const when = `at ${width} px${large ? ' with large text' : ''}`;
    const broken = [...(await brokenNumbers(page)), ...(width < MIN_HEADING_PX ? [] : await loneSigns(page))];
    expect.soft({ broken, overflow: await overflowOf(page) }, when).toEqual({ broken: [], overflow: 0 });
  }
  await withStyle(page, '');
}
