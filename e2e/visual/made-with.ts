import type { Page } from '@playwright/test';

/** What decides how a page is drawn: the browser's major version, and the fonts, told by widths of samples. */
export interface MadeWith {
  browser: string;
  fonts: number[];
}

const SAMPLES = ['Haixu Securities Group 1234567890', '海序证券集团信息公示', '“保险＋期货”—— RMB 66.1 bn'];

export async function madeWith(page: Page): Promise<MadeWith> {
  const fonts = await page.evaluate((samples) => {
    const drawing = document.createElement('canvas').getContext('2d');
    if (!drawing) return [];
    drawing.font = `200px ${getComputedStyle(document.documentElement).getPropertyValue('--font')}`;
    return samples.map((text) => Math.round(drawing.measureText(text).width));
  }, SAMPLES);
  const version = page.context().browser()?.version() ?? '';
  return { browser: version.split('.')[0] ?? '', fonts };
}
