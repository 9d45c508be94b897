import { expect, type Page, type Request } from '@playwright/test';
import { addPaint, isClear, type Painted } from './paint';

declare global {
  interface Window {
    /** The stops that were reached, in their order, kept by the walk. */
    reached?: Set<Element>;
    /** Where the page was scrolled to at the stop before. */
    walkedTo?: number;
  }
}

interface Stop {
  /** What is wrong with the place, the ring or the order of the focused element; "end" after the last one. */
  fault: string;
  /** A key that changes its setting; empty for links, buttons and folds. */
  key: string;
}

/** The focused element as it is found in the page. */
interface Focused {
  html: string;
  isSeen: boolean;
  /** An outline of 2 px or more. */
  isOutlined: boolean;
  outline: Painted | null;
  /** It follows the stop before in the document. */
  isInOrder: boolean;
  key: string;
}

async function readFocused(): Promise<Focused | null> {
  const { paintedIn, scrollY, walkedTo = 0 } = window;
  // The button that leads back to the top appears with the frame after a scroll, and is a stop from then on.
  if (scrollY !== walkedTo) await new Promise(requestAnimationFrame);
  window.walkedTo = scrollY;
  if (!paintedIn) throw new Error('the page has no window.paintedIn');
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  window.reached ??= new Set();
  const before = [...window.reached].filter((stop) => stop !== element).at(-1);
  window.reached.add(element);
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset, backgroundClip, borderTopWidth } =
    getComputedStyle(element);
  // A transparent border around a clipped ground shows what is behind the element.
  const clear = backgroundClip === 'padding-box' ? Number.parseFloat(borderTopWidth) : 0;
  const isWithin = -Number.parseFloat(outlineOffset) > clear;
  const keys = [
    ['select, [type=radio]', 'ArrowDown'],
    ['[type=checkbox]', 'Space'],
    ['textarea, input:not([type=file], [type=submit], [type=button])', '1'],
  ] as const;
  return {
    html: element.outerHTML.slice(0, 120),
    isSeen: [...element.getClientRects()].some(({ left, top, width, height }) =>
      [0.1, 0.5, 0.9].some((part) => {
        const over = document.elementFromPoint(left + width * part, top + height * part);
        return over !== null && (element.contains(over) || over.contains(element));
      }),
    ),
    isOutlined: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    outline: paintedIn(isWithin ? element : element.parentElement, outlineColor),
    isInOrder: !before || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING),
    key: keys.find(([selector]) => element.matches(selector))?.[1] ?? '',
  };
}

async function readStop(page: Page): Promise<Stop> {
  const focused = await page.evaluate(readFocused);
  if (!focused) return { fault: 'end', key: '' };
  const { html, isSeen, isOutlined, outline, isInOrder, key } = focused;
  const hasRing = isOutlined && isClear(outline);
  const faults = [!isSeen && 'hidden', !hasRing && 'no ring', !isInOrder && 'out of order'].filter(Boolean);
  return { fault: faults.length > 0 ? `${faults.join(', ')}: ${html}` : '', key };
}

/** Controls that can be seen and were not reached. Of radio buttons with one name one is a stop. */
function unreached(): string[] {
  const reached = [...(window.reached ?? [])];
  const radios = new Set(reached.map((stop) => stop.matches('[type=radio]') && stop.getAttribute('name')));
  const controls =
    'a[href], button, input, select, textarea, summary, video[controls], iframe, [tabindex="0"]';
  return [...document.querySelectorAll<HTMLElement>(controls)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches(':disabled, [aria-hidden=true], [inert] *, dialog:not([open]) *'))
    .filter((control) => !(control.matches('[type=radio]') && radios.has(control.getAttribute('name'))))
    .filter((control) => !reached.includes(control))
    .map((control) => control.outerHTML.slice(0, 120));
}

/** The list of all outlets has 685 links. */
const MAX_STOPS = 1000;

/** The next stop, once it can be seen: a row of the menu that was left stays for a second. */
async function nextStop(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  let stop = await readStop(page);
  const faultNow = async () => {
    stop = await readStop(page);
    return stop.fault;
  };
  if (stop.fault) await expect.poll(faultNow, { message: 'a stop', timeout: 10_000 }).toMatch(/^(end)?$/);
  return stop;
}

/**
 * Walks through the page with the Tab key, from its beginning to its end, and changes each setting on the way. Every
 * control that can be seen is a stop; each stop has a ring with a contrast of 3:1, is not behind anything and follows the
 * one before in the document; neither the focus nor a setting opens anything or leaves the page. Returns the number of
 * stops.
 */
export async function walkStops(page: Page): Promise<number> {
  const left: string[] = [];
  const note = (request: Request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) left.push(request.url());
  };
  page.on('request', note);
  await addPaint(page);
  let stops = 0;
  for (let stop = await nextStop(page); stop.fault !== 'end'; stop = await nextStop(page), stops += 1) {
    expect(stops, 'the walk ends').toBeLessThan(MAX_STOPS);
    if (stop.key) await page.keyboard.press(stop.key);
  }
  page.off('request', note);
  expect(left).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(unreached)).toEqual([]);
  return stops;
}
