import { expect, type Page, test } from '@playwright/test';
import { addressFor } from './support/found';
import { addressOf } from './support/pages';
import { fill, LOCALES, WORDS } from './support/words';

/** What lies between the margins of an A4 sheet, in pixels. */
const PAPER = { width: 688, height: 998 };
const PATHS = [
  '/',
  '/detail?type=news&id={news}',
  '/about-us',
  '/investor-relations/report',
  '/investor-relations/stock-info?tab=dividends',
  '/investor-relations/governance',
  '/terms',
  '/branch?province=shanghai',
];

/** What a sheet of paper would lack, or show without need. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
    const name = (one: Element) => `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 40)}`;
    const isCut = (one: Element) => one.getBoundingClientRect().right > innerWidth + 1;
    const isPale = (one: Element) => {
      const [red = 0, green = 0, blue = 0] = (getComputedStyle(one).color.match(/\d+/g) ?? []).map(Number);
      return red + green + blue > 3 * 128;
    };
    const folded = [...document.querySelectorAll('main details')].filter(
      (one) => one.checkVisibility() && one.clientHeight <= (one.querySelector('summary')?.clientHeight ?? 0),
    );
    return {
      cut: shown('main :is(h1, h2, h3, p, td, th, li, dd)')
        .filter((one) => !one.closest('.visually-hidden') && isCut(one))
        .map(name),
      pale: shown('main :is(h1, h2, h3, p, td, th)').filter(isPale).map(name),
      folded: folded.map(name),
      pressed: shown('main :is(button, nav, video, dialog)').map(name),
      words: shown('[data-word]').map(name),
    };
  });

for (const locale of LOCALES) {
  test.describe(`on paper (${locale})`, () => {
    // Without the script a narrow window is not taken for a phone.
    test.use({ javaScriptEnabled: false, viewport: PAPER, colorScheme: 'light' });

    for (const path of PATHS) {
      test(`${path} prints whole, dark on white and unfolded (${locale})`, async ({ page, request }) => {
        await page.goto(addressOf(locale, await addressFor(request, path)));
        await page.emulateMedia({ media: 'print' });
        expect(await faults(page)).toEqual({ cut: [], pale: [], folded: [], pressed: [], words: [] });
        const logo = page.locator('header img[data-on-dark]').first();
        await expect(logo).toBeVisible();
        await expect(logo).toHaveCSS('filter', 'brightness(0)');
      });
    }
  });
}

test.describe('kept on paper', () => {
  test.use({ viewport: PAPER, colorScheme: 'light', locale: 'zh-CN' });

  test('address, date of printing and a code are at the foot of an article, on paper alone', async ({
    page,
    request,
  }) => {
    await page.goto(await addressFor(request, '/investor-relations/report'));
    const foot = page.locator('.print-foot');
    await expect(foot).toBeHidden();
    await page.pdf();
    const date = new Date().toLocaleDateString('zh-CN', { dateStyle: 'long' });
    await expect(foot).toContainText(fill(WORDS.zh.frame.printed, { date }));
    await page.emulateMedia({ media: 'print' });
    await expect(foot).toBeVisible();
    await expect(foot).toContainText((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '-');
    const code = await foot.locator('svg').boundingBox();
    expect(code?.width).toBeGreaterThan(75);
  });
});
