import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { loadFonts } from './own-fonts';

/** Fonts and styles of the pictures are injected past the site's policy, which would block a style of a test. */
export const STILL = { bypassCSP: true, reducedMotion: 'reduce', timezoneId: 'Asia/Shanghai' } as const;

const RECORD = 'e2e/visual/made-with.txt';
const RENEW = 'node scripts/visual-baselines.mjs';
const isRenewing = process.env.RENEW_BASELINES === '1';
/** What determines how a page is rendered, besides its fonts. */
const hereWith = (page: Page) =>
  `${process.platform}, Chromium ${page.context().browser()?.version().split('.')[0]}`;

/**
 * Pictures rendered by another browser or system are not compared, and the report says so; with CI=true they always
 * are.
 */
export function expectSameTools(page: Page): void {
  const here = hereWith(page);
  if (isRenewing) {
    writeFileSync(RECORD, `${here}\n`);
    return;
  }
  const recorded = readFileSync(RECORD, 'utf8').trim();
  if (here === recorded || process.env.CI === 'true') return;
  const difference = `baselines: ${recorded}, here: ${here}; renew them by ${RENEW}`;
  console.warn(`Pages are not compared with their pictures. ${difference}`);
  test.skip(true, difference);
}

/** Opens a page at a fixed time, with its own fonts and with all pictures loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-15T02:00:00Z'));
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await loadFonts(page);
}

const COMPARISON = { scale: 'device', stylePath: 'e2e/visual/still.css', timeout: 30_000 } as const;

/** Compares a whole page with its picture; 2 % of the pixels may differ. */
export async function comparePage(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, {
    ...COMPARISON,
    fullPage: true,
    threshold: 0.2,
    maxDiffPixelRatio: 0.02,
  });
}

/** Height of the compared part of a page, in CSS pixels: long lists repeat themselves. */
const TOP_PX = 1800;

/** Compares the upper part of a page with its picture in a folder; other states are compared even when this differs. */
export async function compareTop(page: Page, [folder, name]: [string, string]): Promise<void> {
  const size = await page.evaluate(() => ({
    width: document.documentElement.clientWidth,
    height: document.documentElement.scrollHeight,
  }));
  await expect.soft(page).toHaveScreenshot([folder, `${name}.png`], {
    ...COMPARISON,
    fullPage: true,
    clip: { x: 0, y: 0, width: size.width, height: Math.min(TOP_PX, size.height) },
    threshold: 0.2,
    maxDiffPixelRatio: 0.02,
  });
}

/** Compares a part of a page with its picture in a folder; others are compared even when this one differs. */
export async function comparePart(part: Locator, [folder, name]: [string, string]): Promise<void> {
  await expect
    .soft(part)
    .toHaveScreenshot([folder, `${name}.png`], { ...COMPARISON, threshold: 0.1, maxDiffPixels: 20 });
}
