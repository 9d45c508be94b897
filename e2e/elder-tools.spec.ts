import { expect, type Page, test } from '@playwright/test';
import { SIZES } from '@/lib/site/elder-look';
import { elderState } from './support/elder';
import { firstNews } from './support/found';
import { LOCALES, WORDS } from './support/words';

/** Places of the tools that are shown. */
const boxesOf = (page: Page) =>
  page.locator('[data-elder="row"] [data-elder="button"]:visible').evaluateAll((all) =>
    all.map((one) => {
      const { left, right, top, width, height } = one.getBoundingClientRect();
      return { left, right, top, width, height, name: one.textContent };
    }),
  );

for (const locale of LOCALES) {
  test.describe(`tools (${locale})`, () => {
    test.use({ storageState: elderState(), viewport: { width: 320, height: 640 } });

    test(`EL-08 EL-13 on phones four in one row, in all sizes of text (${locale})`, async ({
      page,
      request,
      context,
    }) => {
      const article = await firstNews(request);
      await page.goto(locale === 'en' ? `/en${article}` : article);
      for (const size of SIZES) {
        await context.addCookies([{ name: 'look', value: `${size}.paper`, url: page.url() }]);
        await page.reload();
        for (const width of [320, 360, 430]) {
          await page.setViewportSize({ width, height: 640 });
          const boxes = await boxesOf(page);
          expect(boxes).toHaveLength(4);
          expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1);
          for (const [at, box] of boxes.entries()) {
            expect(Math.min(box.width, box.height), box.name ?? '').toBeGreaterThanOrEqual(59.5);
            expect(box.left - (boxes[at - 1]?.right ?? -8)).toBeGreaterThanOrEqual(7.5);
          }
          expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width);
        }
      }
      await page.locator('[data-elder="read"] a').click();
      await expect(page.getByRole('button', { name: WORDS[locale].reading.play })).toBeInViewport();
      await page.locator('[data-elder="look"] > summary').click();
      await expect(page.getByRole('button', { name: WORDS[locale].elder.reset })).toBeVisible();
    });
  });
}

test.describe('colours', () => {
  test.use({ storageState: elderState() });

  test('EL-06 EL-20 a dark system changes no theme; with forced colours rings and borders are seen', async ({
    page,
  }) => {
    for (const address of ['/', '/terms', '/investor-relations/stock-info']) {
      await page.emulateMedia({ colorScheme: 'dark', forcedColors: 'none' });
      await page.goto(address);
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 236)');
      await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
      for (const button of await page.locator('[data-elder="button"]:visible').all()) {
        await button.focus();
        const line = await button.evaluate((one) => {
          const { borderTopStyle, outlineStyle, outlineWidth, color, backgroundColor } =
            getComputedStyle(one);
          return { borderTopStyle, outlineStyle, outlineWidth, seen: color !== backgroundColor };
        });
        expect(line).toEqual({
          borderTopStyle: 'solid',
          outlineStyle: 'solid',
          outlineWidth: '4px',
          seen: true,
        });
      }
      for (const icon of await page
        .locator('main svg[stroke="currentColor"]:visible, [data-elder="row"] svg:visible')
        .all())
        expect(
          await icon.evaluate((one) => getComputedStyle(one).stroke === getComputedStyle(one).color),
        ).toBe(true);
    }
  });

  test('RT-05 EL-23 the home page without a script keeps tgCode for the next page', async ({
    page,
    context,
  }) => {
    await page.goto('/?tgCode=spring&tgCode=autumn');
    const [cookie] = (await context.cookies()).filter(({ name }) => name === 'tgCode');
    expect(cookie).toMatchObject({ value: 'spring', expires: -1 });
    await page.goto('/terms');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('tgCode'))).toBe('spring');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('tgCode');
  });

  test('EL-01 EL-13 hotline and help are in the same place of every page', async ({ page }) => {
    const places = [];
    for (const address of ['/', '/terms', '/investor-relations', '/no/such/page', '/report-fraud']) {
      await page.goto(address);
      places.push(
        await page.evaluate(() => {
          const links = [...document.querySelectorAll('a')];
          // Reading aloud is only where a page can be read.
          const row = links.filter((link) => link.closest('[data-elder="row"] > :not([data-elder="read"])'));
          const foot = links.filter((link) => link.closest('footer')).slice(0, 4);
          return {
            first: links.indexOf(row[0] as HTMLAnchorElement),
            to: [...row, ...foot].map((link) => link.getAttribute('href')),
          };
        }),
      );
    }
    expect(new Set(places.map((place) => JSON.stringify(place))).size).toBe(1);
    expect(places[0]?.first).toBe(1);
  });
});
