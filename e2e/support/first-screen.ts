import { expect, type Page } from '@playwright/test';

/** How far down the first link, field, picture or text begins that is neither title nor lead; null without any. */
const firstContent = (page: Page) =>
  page.evaluate(() => {
    const title = document.querySelector('main h1');
    const around = title?.parentElement;
    if (!title || !around) return null;
    // A title that stands in the article itself has its lead at most beside it.
    const head = around.matches('article, main') ? around.querySelector(':scope > h1 + p') : around;
    const hasOwnText = (one: Element) =>
      [...one.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
    const isContent = (one: Element) =>
      one.matches('a, button, input, select') ||
      (!head?.contains(one) && (hasOwnText(one) || one.matches('img, svg')));
    const first = [...document.querySelectorAll('main *')].find(
      (one) =>
        (title.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
        !title.contains(one) &&
        isContent(one) &&
        one.checkVisibility() &&
        !one.closest('.visually-hidden, noscript, script, style'),
    );
    return first ? Math.round(first.getBoundingClientRect().top + window.scrollY) : null;
  });

/** Expects that the content of the page begins on the first screen of a phone or a desktop, with room for a line. */
export async function expectFirstContent(
  page: Page,
  screen: { width: number; height: number },
): Promise<void> {
  await page.setViewportSize(screen);
  expect
    .soft((await firstContent(page)) ?? 0, `first content at ${screen.width} px`)
    .toBeLessThan(screen.height - 40);
}
