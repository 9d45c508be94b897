import { expect, type Page, type Request } from '@playwright/test';
import { addPaint } from './paint';

declare global {
  interface Window {
    /** The stops that were reached, in their order, kept by the walk. */
    reached?: Set<Element>;
  }
}

interface Stop {
  /** What is wrong with the place, the ring or the order of the focused element; "end" after the last one. */
  fault: string;
  /** A key that changes its setting; empty for links, buttons and folds. */
  key: string;
}

function readStop(): Stop {
  const element = document.activeElement;
  if (!element || element === document.body) return { fault: 'end', key: '' };
  window.reached ??= new Set();
  const before = [...window.reached].filter((stop) => stop !== element).at(-1);
  const follows =
    !before || Boolean(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  window.reached.add(element);
  const seen = [...element.getClientRects()].some(({ left, top, width, height }) =>
    [0.1, 0.5, 0.9].some((part) => {
      const over = document.elementFromPoint(left + width * part, top + height * part);
      return over !== null && (element.contains(over) || over.contains(element));
    }),
  );
  const { outlineStyle, outlineWidth, outlineColor, outlineOffset } = getComputedStyle(element);
  const isWithin = Number.parseFloat(outlineOffset) < 0;
  const ground = window.paint?.groundOf(isWithin ? element : element.parentElement) ?? null;
  const isClear = (window.paint?.contrastOn(ground, outlineColor) ?? 0) >= 3;
  const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && isClear;
  const keys = [
    ['select, [type=radio]', 'ArrowDown'],
    ['[type=checkbox]', 'Space'],
    ['textarea, input:not([type=file], [type=submit], [type=button])', '1'],
  ] as const;
  const faults = [!seen && 'hidden', !hasRing && 'no ring', !follows && 'out of order'].filter(Boolean);
  return {
    fault: faults.length > 0 ? `${faults.join(', ')}: ${element.outerHTML.slice(0, 120)}` : '',
    key: keys.find(([selector]) => element.matches(selector))?.[1] ?? '',
  };
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

const MOST_STOPS = 600;

/** The next stop, once it can be seen: a row of the menu that was left stays for a second. */
async function nextStop(page: Page): Promise<Stop> {
  await page.keyboard.press('Tab');
  let stop = await page.evaluate(readStop);
  const faultNow = async () => {
    stop = await page.evaluate(readStop);
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
    expect(stops, 'the walk ends').toBeLessThan(MOST_STOPS);
    if (stop.key) await page.keyboard.press(stop.key);
  }
  page.off('request', note);
  expect(left).toEqual([]);
  expect(page.context().pages()).toHaveLength(1);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(unreached)).toEqual([]);
  return stops;
}
