import { expect, type Page } from '@playwright/test';
import { addPaint, isClear, type Painted } from './paint';

const FIELDS =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit], [type=button]), select, textarea';

interface Control {
  /** The beginning of its HTML. */
  html: string;
  /** What may make it visible: its icon, or borders and grounds of a field and of what encloses it. */
  shapes: (Painted | null)[];
}

/** In the page: fields, and icons of links and buttons. */
function readControls(fieldSelector: string): Control[] {
  const paintedIn = window.paintedIn;
  if (!paintedIn) throw new Error('the page has no window.paintedIn');
  const shapesOf = (element: Element | null | undefined): (Painted | null)[] => {
    if (!element) return [];
    const style = getComputedStyle(element);
    const hasBorder = style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
    const colours = hasBorder ? [style.borderBottomColor, style.backgroundColor] : [style.backgroundColor];
    return colours.map((colour) => paintedIn(element.parentElement, colour));
  };
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.clientWidth > 1,
    );
  const control = (element: Element, shapes: Control['shapes']): Control => ({
    html: element.outerHTML.slice(0, 160),
    shapes,
  });
  return [
    ...visible(fieldSelector).map((field) =>
      control(field, [field, field.parentElement, field.parentElement?.parentElement].flatMap(shapesOf)),
    ),
    ...visible(':is(a, button, summary) svg').map((icon) =>
      control(icon, [paintedIn(icon, getComputedStyle(icon).color)]),
    ),
  ];
}

/** Expects fields and icons to stand out from what is behind them (WCAG 1.4.11). */
export async function expectVisibleControls(page: Page): Promise<void> {
  await addPaint(page);
  const controls = await page.evaluate(readControls, FIELDS);
  expect(controls.filter(({ shapes }) => !shapes.some(isClear))).toEqual([]);
}
