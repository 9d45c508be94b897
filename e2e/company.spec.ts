import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { readPage } from './support/html';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const INTRO = '/investor-relations/intro';
const parts = (page: Page, locale: 'zh' | 'en') =>
  page.getByRole('navigation', { name: WORDS[locale].company.parts });

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';
  const words = WORDS[locale].company;

  test.pack(
    `IN-01 the parts are anchors, the one being read is marked, sub-pages open in new tabs (${locale})`,
    async ({ page, context }) => {
      await page.goto(prefix + INTRO);
      const links = parts(page, locale).getByRole('link');
      await expect(links).toHaveCount(locale === 'zh' ? 6 : 5);
      const target = (await links.nth(3).getAttribute('href')) ?? '';
      await links.nth(3).click();
      await arrived(page, new RegExp(`${target}$`));
      await expect(page.locator(target)).toBeInViewport();
      await expect(parts(page, locale).locator('[aria-current="location"]')).toHaveAttribute('href', target);
      await expect(parts(page, locale)).toBeInViewport();

      const opened = context.waitForEvent('page');
      await page.locator('#management').getByRole('link').click();
      const tab = await opened;
      await arrived(tab, new RegExp(`${prefix}${INTRO}/management$`));
      await expect(tab.getByRole('heading', { level: 3 })).toHaveCount(15);
    },
  );

  test(`IN-01 at the end of the page the last part is the active one (${locale})`, async ({ page }) => {
    for (const height of [700, 1400]) {
      await page.setViewportSize({ width: 1280, height });
      await page.goto(prefix + INTRO);
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      );
      const links = parts(page, locale).locator('a');
      await expect(links.last()).toHaveAttribute('aria-current', 'location');
      await expect(parts(page, locale).locator('[aria-current]')).toHaveCount(1);
    }
  });

  test.pack(`IN-01 the overview card opens a product page (${locale})`, async ({ page }) => {
    await page.goto(prefix + INTRO);
    await page.getByRole('main').getByRole('article').getByRole('link').first().click();
    await arrived(page, new RegExp(`${prefix}/group-profile$`));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test.pack(
    `IN-02 a card leads to its company in the directory of seventeen (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}${INTRO}/subsidiaries`);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(cards).toHaveCount(17);
      const name = await cards.last().locator('strong').textContent();
      await cards.last().getByRole('link').click();
      await arrived(page, /\/subsidiary-detail#company-716$/);
      const company = page.locator('#company-716');
      await expect(company).toBeInViewport();
      await expect(company.getByRole('heading')).toHaveText(name ?? '');
      await expect(company.getByRole('link', { name: '+44 5550 0761' })).toHaveAttribute(
        'href',
        'tel:+4455500761',
      );
    },
  );

  test.pack(
    `IN-02 the chart is enlarged, closed by Esc, and stands as text (${locale})`,
    async ({ page, context }) => {
      await page.goto(`${prefix}${INTRO}/structure`);
      const opened = context.waitForEvent('page');
      await page.getByRole('main').getByRole('link', { name: words.structure.chart }).click();
      const tab = await opened;
      await arrived(tab, /\/organization-structure-detail$/);
      const large = tab.getByRole('dialog', { name: words.structure.chart });
      await expect(large).toBeHidden();
      await tab.getByRole('button', { name: words.structure.enlarge }).click();
      await expect(large).toBeVisible();
      await tab.keyboard.press('Escape');
      await expect(large).toBeHidden();
      const text = tab.getByRole('region', { name: words.structure.asText });
      expect(await text.getByRole('listitem').count()).toBeGreaterThan(25);
    },
  );
}

test.pack(
  'IN-02 WCAG 2.4.3 2.4.11 by keyboard the enlarged chart has the focus, keeps it, and gives it back',
  async ({ page }) => {
    await page.goto(`/en${INTRO}/organization-structure-detail`);
    const words = WORDS.en.company.structure;
    const opener = page.getByRole('button', { name: words.enlarge });
    const large = page.getByRole('dialog', { name: words.chart });
    await opener.press('Enter');
    const close = large.getByRole('button', { name: words.close });
    await expect(close).toBeFocused();
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) {
      await page.keyboard.press(key);
      expect(await page.locator(':focus:not(body, dialog, dialog *)').count(), key).toBe(0);
    }
    await close.press('Enter');
    await expect(large).toBeHidden();
    await expect(opener).toBeFocused();
  },
);

test.pack('IN-01 IN-02 all of it is in the HTML; outlets stand in Chinese alone', async ({ request }) => {
  const zh = await readPage(request, INTRO);
  expect(zh.text).toContain('陆承序');
  expect(zh.html).toContain('id="branch"');
  const en = await readPage(request, `/en${INTRO}`);
  expect(en.html).not.toContain('id="branch"');
  expect(en.texts('main').join()).not.toMatch(/\p{Script=Han}/u);
  const list = await readPage(request, `${INTRO}/subsidiary-detail`);
  expect(list.text).toContain('+852 5550 0741');
});
