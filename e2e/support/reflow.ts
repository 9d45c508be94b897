import { expect, type Page } from '@playwright/test';

/** What WCAG 1.4.12 lets a visitor set: every text must bear it. */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const NOTHING_LOST = { overflow: 0, cut: [], outside: [] };

/** A style sheet beside those of the page, in place of the one that was given before. */
export const withStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/**
 * What a page has lost at its present size: pixels beyond the window, and beginnings of texts that are cut or outside of
 * it. Regions that scroll by themselves (tables) may hold more, and teasers that end in an ellipsis are whole elsewhere.
 */
const losses = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const start = (element: Element) => (element.textContent ?? '').trim().slice(0, 30);
    const shown = [...document.querySelectorAll('body *:not(svg *, script, style, option)')].filter(
      (element) => element.checkVisibility() && start(element) && !element.closest('.visually-hidden'),
    );
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      if (style.textOverflow === 'ellipsis' || style.webkitLineClamp !== 'none') return false;
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const line = Number.parseFloat(style.lineHeight) || Number.parseFloat(style.fontSize);
      return (
        (hides(style.overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(style.overflowY) && element.scrollHeight > element.clientHeight + line / 2)
      );
    };
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const inRegion = (element: Element | null): boolean =>
      element !== null && element !== document.body && (scrolls(element) || inRegion(element.parentElement));
    const isOutside = (element: Element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > clientWidth + 1) && !inRegion(element);
    };
    const names = (elements: Element[]) =>
      elements.map((one) => `${one.tagName} ${one.className} ${start(one)}`);
    return {
      overflow: Math.max(0, scrollWidth - clientWidth),
      cut: names(shown.filter((element) => element.clientWidth > 1 && isCut(element))),
      outside: names(shown.filter(isOutside)),
    };
  });

/** Expects that the page has lost nothing, and scrolls in one direction only (1.4.10). */
async function expectNothingLost(page: Page, when: string): Promise<void> {
  expect(await losses(page), when).toEqual(NOTHING_LOST);
}

/** Faint words behind text are no content: they may be cut. */
const UNDECORATED = '[data-word] { display: none }';

/** Expects that nothing is lost with the spacing of text of WCAG 1.4.12. */
export async function expectRoomForSpacing(page: Page): Promise<void> {
  await withStyle(page, UNDECORATED + SPACING);
  await expectNothingLost(page, 'with wide spacing');
  await withStyle(page, '');
}

/** The part of the window's height that bars cover which stay in place while the page is scrolled. */
const coveredByBars = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.documentElement.scrollHeight / 2);
    const heights = [...document.querySelectorAll('body *')]
      .filter(
        (element) => /fixed|sticky/.test(getComputedStyle(element).position) && element.checkVisibility(),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ top, bottom, width }) => bottom > 0 && top < innerHeight && width > innerWidth / 2)
      .map(({ top, bottom }) => Math.min(bottom, innerHeight) - Math.max(top, 0));
    scrollTo(0, 0);
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight;
  });

interface Size {
  width: number;
  height: number;
}

/** Expects that nothing is lost in windows of these sizes, in which bars must leave half of the height free. */
export async function expectReflow(page: Page, sizes: readonly Size[]): Promise<void> {
  await withStyle(page, UNDECORATED);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expectNothingLost(page, `at ${size.width} × ${size.height}`);
    expect(await coveredByBars(page), `covered at ${size.width} × ${size.height}`).toBeLessThanOrEqual(0.5);
  }
  await withStyle(page, '');
}
