import { expect, type Page } from '@playwright/test';
import { withStyle } from './reflow';

/** Twice the size of text, as a browser's own setting makes it. */
const LARGE_TEXT = ':root { font-size: 200% !important }';

/**
 * Numbers that stand on two lines: amounts, prices, percentages and numbers of documents, and whatever a page marks as
 * a date or a number (what the sanitiser does with numbers to call). Words of letters and digits are no numbers.
 */
const brokenNumbers = (page: Page) =>
  page.evaluate(() => {
    const NUMBER =
      /(?<![\w@/=&.#-])[A-Z]{0,4}[+−-]?[¥$€£]?\d(?:[\d.,:]|\/(?=\d))*(?<![.,:/-])[%‰]?(?![\w@/=&])/g;
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
      if (parent.closest('script, style, option, textarea, svg, code, .visually-hidden')) continue;
      const isWhole = parent.closest('time, [data-number]') !== null;
      const found = isWhole
        ? [{ 0: text.trim(), index: text.length - text.trimStart().length }]
        : [...text.matchAll(NUMBER)];
      for (const { 0: number, index } of found) {
        if (isRest && index === 0) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + number.length);
        if (lines(range)) broken.push(`${number} in <${parent.tagName}> of “${text.trim().slice(0, 60)}”`);
      }
    }
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      if (!heading.checkVisibility() || !/\p{Script=Han}\p{P}{0,2}$/u.test(heading.textContent ?? ''))
        continue;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
      const last = rects.filter(({ bottom }) => bottom > Math.max(...rects.map((one) => one.bottom)) - 2);
      const isBroken = rects.some(({ bottom }) => bottom <= Math.min(...last.map(({ top }) => top)) + 2);
      const width = last.reduce((sum, one) => sum + one.width, 0);
      if (isBroken && width < 1.5 * Number.parseFloat(getComputedStyle(heading).fontSize))
        broken.push(`a lone last sign of “${heading.textContent}”`);
    }
    const { clientWidth, scrollWidth } = document.documentElement;
    return { broken, overflow: Math.max(0, scrollWidth - clientWidth) };
  });

interface Sight {
  width: number;
  large?: boolean;
}

/** Expects at each width that every number stands on one line, and that the page does not scroll sideways. */
export async function expectWholeNumbers(page: Page, sights: readonly Sight[]): Promise<void> {
  for (const { width, large = false } of sights) {
    await page.setViewportSize({ width, height: 800 });
    await withStyle(page, large ? LARGE_TEXT : '');
    const when = `at ${width} px${large ? ' with large text' : ''}`;
    expect.soft(await brokenNumbers(page), when).toEqual({ broken: [], overflow: 0 });
  }
  await withStyle(page, '');
}
