import type { Cookie, Page } from '@playwright/test';

const SITE = process.env.BASE_URL ?? 'http://localhost:3300';

/** Cookies of a visitor who chose the elder edition, with a look of it. */
export const elderCookies = (look = '20.paper'): Cookie[] => {
  const cookie = {
    domain: new URL(SITE).hostname,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  };
  return [
    { ...cookie, name: 'version', value: 'elder' },
    { ...cookie, name: 'look', value: look },
  ];
};

/** The same as the state of a new context. */
export const elderState = (look?: string) => ({ cookies: elderCookies(look), origins: [] });

/** What a page of the elder edition must not have, by kind, with the beginnings of the texts concerned. */
export interface Faults {
  /** By how many pixels the page is wider than the window. */
  overflow: number;
  /** Boxes that cut their text at the side. */
  cut: string[];
  /** Paragraphs of more than thirty letters' widths a line. */
  long: string[];
  /** Texts below 18 px. */
  small: string[];
  /** Links, buttons and fields lower than 44 px, but for links within a line of text. */
  low: string[];
}

/** Measures text, targets and width of the page as it stands (EL-04, EL-05, EL-08). */
export const elderFaults = (page: Page): Promise<Faults> =>
  page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility() && !element.closest('.visually-hidden');
    const start = (text: string | null) => (text ?? '').trim().slice(0, 30);
    const small: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent || !start(text.textContent) || !shown(parent) || parent.closest('script')) continue;
      if (Number.parseFloat(getComputedStyle(parent).fontSize) < 18) small.push(start(text.textContent));
    }
    const isInText = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      start(element.parentElement?.textContent ?? '') !== start(element.textContent);
    const low = [...document.querySelectorAll('a[href], button, select, summary, input:not([type="hidden"])')]
      .filter((element) => shown(element) && element.getBoundingClientRect().width > 1)
      .filter((element) => element.getBoundingClientRect().height < 43.5 && !isInText(element))
      .filter((element) => !element.matches('[type="radio"], [type="checkbox"]'))
      .map((element) => `${element.tagName} ${start(element.textContent)}`);
    const cuts = (element: Element) =>
      /hidden|clip/.test(getComputedStyle(element).overflowX) &&
      element.scrollWidth > element.clientWidth + 1;
    const cut = [...document.querySelectorAll('main *')]
      .filter((element) => shown(element) && start(element.textContent) && cuts(element))
      .map((element) => start(element.textContent));
    const isLong = (element: Element) =>
      element.clientWidth > 30.5 * Number.parseFloat(getComputedStyle(element).fontSize);
    const long = [...document.querySelectorAll('main p')]
      .filter((element) => shown(element) && isLong(element))
      .map((element) => start(element.textContent));
    return { cut, long, overflow: document.documentElement.scrollWidth - innerWidth, small, low };
  });

/** Beginnings of the texts that are on a picture (EL-06): what axe cannot measure the contrast of. */
export const textsOnPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll('main :is(img, svg, video, canvas)')]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => Math.min(width, height) > 60);
    const overlap = (text: DOMRect) => (picture: DOMRect) =>
      Math.min(text.right, picture.right) - Math.max(text.left, picture.left) > 2 &&
      Math.min(text.bottom, picture.bottom) - Math.max(text.top, picture.top) > 2;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const [parent, start] = [text.parentElement, (text.textContent ?? '').trim().slice(0, 30)];
      if (!start || !parent?.checkVisibility() || parent.closest('svg, script, .visually-hidden')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if ([...range.getClientRects()].some((rect) => pictures.some(overlap(rect)))) found.push(start);
    }
    return found;
  });
