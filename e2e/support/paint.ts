import type { Page } from '@playwright/test';

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

declare global {
  interface Window {
    /** What is painted where, for functions that run in the page. */
    paint?: {
      /** What is behind the content of an element; null for a picture. */
      groundOf(element: Element | null): Colour | null;
      /** The contrast of a colour with a ground that it is painted on: 1 to 21, as WCAG 2 computes it. */
      contrastOn(ground: Colour | null, colour: string): number;
    };
  }
}

function install(): void {
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const read = (colour: string): Colour => {
    if (!pen) throw new Error('the browser gives no canvas');
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen.getImageData(0, 0, 1, 1).data;
    return [red, green, blue, alpha / 255];
  };
  const over = (top: Colour, ground: Colour): Colour => {
    const mix = (part: 0 | 1 | 2) => top[part] * top[3] + ground[part] * (1 - top[3]);
    return [mix(0), mix(1), mix(2), 1];
  };
  const linear = (value: number) =>
    value <= 10.31 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4;
  const luminance = ([red, green, blue]: Colour): number =>
    0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const groundOf = (element: Element | null): Colour | null => {
    if (!element) return read('Canvas');
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    if (backgroundImage !== 'none') return null;
    const own = read(backgroundColor);
    if (own[3] === 1) return own;
    const behind = groundOf(element.parentElement);
    return behind && over(own, behind);
  };
  const contrastOn = (ground: Colour | null, colour: string): number => {
    if (!ground) return 21;
    const both = [ground, over(read(colour), ground)].map(luminance);
    return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
  };
  window.paint = { groundOf, contrastOn };
}

/** Gives the page `window.paint`. */
export const addPaint = (page: Page): Promise<void> => page.evaluate(install);
