import type { Page } from '@playwright/test';
import { contrast } from '@/testing/contrast';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];
/** A ground and what is painted on it, as #rrggbb. */
export type Painted = readonly [ground: string, paint: string];

declare global {
  interface Window {
    /** For functions that run in the page: a colour painted within an element, with what is behind it; null on a picture. */
    paintedIn?: (element: Element | null, colour: string) => Painted | null;
  }
}

function install(): void {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const draw = (colour: string): Colour => {
    if (!pen) throw new Error('the browser gives no canvas');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const read = (colour: string): Colour => {
    const drawn = known.get(colour) ?? draw(colour);
    known.set(colour, drawn);
    return drawn;
  };
  const over = (top: Colour, ground: Colour): Colour => {
    const mix = (part: 0 | 1 | 2) => top[part] * top[3] + ground[part] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const groundOf = (element: Element | null): Colour | null => {
    if (!element) return read('Canvas');
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return null;
    const own = read(backgroundColor);
    if (own[3] === 1) return own;
    const behind = groundOf(element.parentElement);
    return behind && over(own, behind);
  };
  const hex = (colour: Colour): string =>
    `#${[0, 1, 2]
      .map((part) =>
        Math.round(colour[part] ?? 0)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')}`;
  window.paintedIn = (element, colour) => {
    const ground = groundOf(element);
    return ground && [hex(ground), hex(over(read(colour), ground))];
  };
}

/** Gives the page `window.paintedIn`. */
export const addPaint = (page: Page): Promise<void> => page.evaluate(install);

/** Whether a shape has a contrast of 3:1 with its ground (WCAG 1.4.11); one on a picture is taken to have it. */
export const isClear = (painted: Painted | null): boolean => painted === null || contrast(...painted) >= 3;
