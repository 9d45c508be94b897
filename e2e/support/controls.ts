import { expect, type Page } from '@playwright/test';
import { addPaint } from './paint';

const FIELDS =
  'input:not([type=hidden], [type=file], [type=checkbox], [type=radio], [type=submit], [type=button]), select, textarea';

/** In the page: controls whose shape or icon has less than 3:1 with what is behind it. */
function faintControls(fieldSelector: string): string[] {
  const { paint } = window;
  if (!paint) throw new Error('the page has no window.paint');
  const { groundOf, contrastOn } = paint;
  const hasShape = (element: Element | null | undefined): boolean => {
    if (!element) return false;
    const around = groundOf(element.parentElement);
    const style = getComputedStyle(element);
    const hasBorder = style.borderBottomStyle !== 'none' && Number.parseFloat(style.borderBottomWidth) >= 1;
    const colours = hasBorder ? [style.borderBottomColor, style.backgroundColor] : [style.backgroundColor];
    return colours.some((colour) => contrastOn(around, colour) >= 3);
  };
  const visible = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.clientWidth > 1,
    );
  const fields = visible(fieldSelector).filter(
    (field) => ![field, field.parentElement, field.parentElement?.parentElement].some(hasShape),
  );
  const icons = visible(':is(a, button, summary) svg').filter(
    (icon) => contrastOn(groundOf(icon), getComputedStyle(icon).color) < 3,
  );
  return [...fields, ...icons].map((control) => control.outerHTML.slice(0, 160));
}

/** Expects fields and icons to stand out from what is behind them (WCAG 1.4.11). */
export async function expectVisibleControls(page: Page): Promise<void> {
  await addPaint(page);
  expect(await page.evaluate(faintControls, FIELDS)).toEqual([]);
}
