import { type Page, test } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { NARROW_PHONE } from '../support/devices';
import { compareTop, expectSameTools, open, STILL } from './pictures';

/** Ten templates whose content does not depend on the day, in turns in Chinese and English. */
const TEMPLATES = [
  ['home', href('zh', '/')],
  ['about-us', href('en', '/about-us')],
  ['what-we-do', href('zh', '/what-we-do')],
  ['business-line', href('en', '/what-we-do/investment-banking')],
  ['topic', href('zh', '/sustainability/environmental')],
  ['article', href('en', '/detail', { type: 'news', id: '1001' })],
  ['governance', href('zh', '/investor-relations/governance')],
  ['structure', href('en', '/investor-relations/intro/structure')],
  ['hotline', href('zh', '/customer-hotline')],
  ['site-map', href('en', '/site-map')],
] as const;

const SCALE = 0.5;

/** The designs that are easily forgotten, each as a change of the page that is open. */
const STATES: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  dark: (page) => page.emulateMedia({ colorScheme: 'dark' }),
  'forced-colours': (page) => page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' }),
  print: (page) => page.emulateMedia({ forcedColors: 'none', media: 'print' }),
  'large-text': async (page) => {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
  },
};

test.describe.configure({ timeout: 300_000 });
test.use({ ...STILL, deviceScaleFactor: SCALE });

test.describe('on desktops', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  for (const [name, address] of TEMPLATES) {
    test(`${name} looks as it did in the dark, in forced colours, printed and with large text`, async ({
      page,
    }) => {
      await open(page, address);
      expectSameTools(page);
      for (const [state, enter] of Object.entries(STATES)) {
        await enter(page);
        await compareTop(page, ['states', `${name}-${state}`]);
      }
    });
  }
});

test.describe('on the narrowest phones', () => {
  test.use({ ...NARROW_PHONE, deviceScaleFactor: SCALE });

  for (const [name, address] of TEMPLATES) {
    test(`${name} looks as it did at 320 px`, async ({ page }) => {
      await open(page, address);
      expectSameTools(page);
      await compareTop(page, ['states', `${name}-320px`]);
    });
  }
});
