import { readFileSync, writeFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { PHONE } from '../support/devices';
import { LOCALES } from '../support/words';
import { loadFonts, serveFonts } from './own-fonts';

const PAGES = [
  ['home', '/'],
  ['about-us', '/about-us'],
  ['what-we-do', '/what-we-do'],
  ['business-line', '/what-we-do/investment-banking'],
  ['sustainability', '/sustainability'],
  ['topic', '/sustainability/environmental'],
  ['esg-report', '/sustainability/esg-report'],
  ['purpose', '/sustainability/purpose'],
] as const;
const WIDE_WIDTHS = [1920, 1440, 1024, 768];
const PHONE_WIDTH = 360;
/** Half size: enough to notice a layout shift, and small enough for the repository. */
const SCALE = 0.5;

const RECORD = 'e2e/visual/made-with.txt';
const RENEW = 'node scripts/visual-baselines.mjs';
const isRenewing = process.env.RENEW_BASELINES === '1';
/** What determines how a page is rendered, besides its fonts. */
const hereWith = (page: Page) =>
  `${process.platform}, Chromium ${page.context().browser()?.version().split('.')[0]}`;

test.describe.configure({ timeout: 120_000 });
// Injected past the site's policy, which would block a style of a test.
test.use({ bypassCSP: true, reducedMotion: 'reduce', deviceScaleFactor: SCALE, timezoneId: 'Asia/Shanghai' });

/**
 * Pictures rendered by another browser or system are not compared, and the report says so; with CI=true they always
 * are.
 */
function expectSameTools(page: Page): void {
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

async function open(page: Page, address: string): Promise<void> {
  await page.clock.setFixedTime(new Date('2026-01-15T02:00:00Z'));
  await serveFonts(page);
  await page.goto(address);
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
  await loadFonts(page);
}

async function compare(page: Page, name: string): Promise<void> {
  await expect(page).toHaveScreenshot(`${name}.png`, {
    fullPage: true,
    scale: 'device',
    stylePath: 'e2e/visual/still.css',
    maxDiffPixelRatio: 0.02,
    threshold: 0.2,
    timeout: 30_000,
  });
}

for (const locale of LOCALES) {
  for (const [name, path] of PAGES) {
    test(`SU-01 AB-01 BL-01 HM-01 ${name} looks as it did on desktops (${locale})`, async ({ page }) => {
      await page.setViewportSize({ width: 1920, height: 900 });
      await open(page, href(locale, path));
      expectSameTools(page);
      for (const width of WIDE_WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await compare(page, `${name}-${locale}-${width}`);
      }
    });
  }
}

test.describe('on phones', () => {
  test.use({ ...PHONE, viewport: { width: PHONE_WIDTH, height: 740 }, deviceScaleFactor: SCALE });

  for (const locale of LOCALES) {
    for (const [name, path] of PAGES) {
      test(`SU-01 AB-01 BL-01 HM-01 ${name} looks as it did on phones (${locale})`, async ({ page }) => {
        await open(page, href(locale, path));
        expectSameTools(page);
        await compare(page, `${name}-${locale}-${PHONE_WIDTH}`);
      });
    }
  }
});
