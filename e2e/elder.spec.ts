import { expect, type Page, test } from '@playwright/test';
import { arrived } from './support/arrival';
import { elderState } from './support/elder';
import { firstNews } from './support/found';
import { LOCALES, WORDS } from './support/words';

const root = (page: Page) => page.locator('html');
const expectSize = (page: Page, pixels: string) =>
  expect(page.locator('main')).toHaveCSS('font-size', `${pixels}px`);
const enter = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('button', { name: WORDS[locale].elder.enter, exact: true });
const leave = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('button', { name: WORDS[locale].elder.leave, exact: true });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled });

    test('EL-01 EL-02 the switch leads to the version of the same page, and back', async ({
      page,
      request,
    }) => {
      const address = await firstNews(request);
      await page.goto(address);
      await enter(page).click();
      await expect(root(page)).toHaveAttribute('data-device', 'elder');
      await arrived(page, address);
      await leave(page).click();
      await expect(root(page)).toHaveAttribute('data-device', 'desktop');
      await arrived(page, address);
    });

    test('EL-04 EL-06 EL-22 size and colours are chosen, stay on other pages and in English, and are reset', async ({
      page,
    }) => {
      const { elder } = WORDS.zh;
      await page.goto('/terms?version=elder');
      await expectSize(page, '20');
      const look = page.locator('[data-elder="look"] > summary');
      await look.click();
      await page.getByRole('button', { name: elder.size['30'] }).click();
      await expectSize(page, '30');
      await look.click();
      await page.getByRole('button', { name: elder.theme['yellow-on-black'] }).click();
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await page.getByRole('banner').getByRole('link', { name: WORDS.zh.header.language.en }).click();
      await expect(root(page)).toHaveAttribute('lang', 'en');
      await expectSize(page, '30');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(0, 0, 0)');
      await page.goBack();
      await expectSize(page, '30');
      await page.getByRole('button', { name: elder.reset }).click();
      await expectSize(page, '20');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 246, 236)');
    });
  });
}

test('EL-02 a choice is a redirect that no cache keeps; crawlers see the normal version', async ({
  request,
}) => {
  const chosen = await request.get('/terms?version=elder', { maxRedirects: 0 });
  expect(chosen.status()).toBe(307);
  expect(chosen.headers()).toMatchObject({ location: '/terms', 'cache-control': 'private, no-store' });
  const secure = chosen.url().startsWith('https:') ? 'Secure; ' : '';
  expect(chosen.headers()['set-cookie']).toContain(
    `version=elder; Max-Age=31536000; Path=/; ${secure}SameSite=Lax`,
  );
  const elder = await request.get('/terms', { headers: { cookie: 'version=elder' } });
  const normal = await request.get('/terms', { headers: { cookie: '' } });
  const headOf = (html: string) => html.match(/<link rel="(?:canonical|alternate)"[^>]*>/g);
  expect(headOf(await elder.text())).toEqual(headOf(await normal.text()));
  expect(await normal.text()).not.toContain('data-device="elder"');
});

for (const locale of LOCALES) {
  test.describe(`home page (${locale})`, () => {
    test.use({ viewport: { width: 360, height: 780 }, storageState: elderState() });

    test(`EL-09 EL-23 one column, the hotline first, below 100 KB and without a script (${locale})`, async ({
      page,
    }) => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      const answer = await page.goto(locale === 'en' ? '/en' : '/', { waitUntil: 'networkidle' });
      expect(scripts).toEqual([]);
      expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0);
      expect((await answer?.body())?.length).toBeLessThan(100 * 1024);
      const links = page.getByRole('link');
      await expect(links.nth(1)).toHaveAttribute('href', /^tel:/);
      const edges = await page
        .locator('main li')
        .evaluateAll((items) => items.map((item) => Math.round(item.getBoundingClientRect().left)));
      expect(new Set(edges).size).toBe(1);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, storageState: elderState('30.paper') });

  test('EL-09 EL-20 the bar with the hotline never covers what has the focus', async ({ page }) => {
    await page.goto('/terms');
    const bar = page.locator('[data-elder="bar"]');
    const top = (await bar.boundingBox())?.y ?? 0;
    const links = page.locator('main a[href], footer a[href]');
    const count = await links.count();
    expect(count).toBeGreaterThan(5);
    await page.locator('main').focus();
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press('Tab');
      const box = await page.evaluate(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement.closest('[data-elder="bar"]')) return null;
        const { top: upper, bottom } = activeElement.getBoundingClientRect();
        return { upper, bottom, name: activeElement.textContent };
      });
      if (box && box.bottom - box.upper < 300)
        expect(box.bottom, box.name ?? '').toBeLessThanOrEqual(top + 1);
    }
  });
});

test.describe('tables', () => {
  test.use({ viewport: { width: 360, height: 780 }, storageState: elderState() });

  test('EL-16 a table is cards with one fact a line, and a chart is a sentence', async ({ page }) => {
    await page.goto('/investor-relations/stock-info');
    const cells = page.locator('table[data-cards] tbody tr').first().locator('th, td');
    const boxes = await cells.evaluateAll((all) =>
      all.map((cell) => cell.getBoundingClientRect()).map(({ top, bottom }) => [top, bottom]),
    );
    expect(boxes.length).toBeGreaterThan(2);
    for (const [at, [top = 0]] of boxes.slice(1).entries())
      expect(top).toBeGreaterThanOrEqual((boxes[at]?.[1] ?? 0) - 1);
    await expect(page.locator('[data-chart]').first()).toBeHidden();
    await expect(page.locator('[data-chart-summary]').first()).toBeVisible();
  });

  test('EL-22 on paper: one column in 16 points, without buttons', async ({ page }) => {
    await page.goto('/terms');
    await page.emulateMedia({ media: 'print' });
    await expectSize(page, '21.3333');
    await expect(page.locator('[data-elder="tools"]')).toBeHidden();
    await expect(page.locator('[data-elder="bar"]')).toBeHidden();
  });
});
