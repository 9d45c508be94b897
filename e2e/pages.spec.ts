import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { readPage } from './support/html';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';

  test.pack(
    `AB-02 culture: logo bar and a list of tag, date and title, opened in a new tab (${locale})`,
    async ({ page, context }) => {
      await page.goto(`${prefix}/about-us/culture-building`);
      await expect(page.getByRole('navigation', { name: WORDS[locale].header.menu })).toHaveCount(0);
      const row = page.getByRole('main').getByRole('listitem').first();
      await expect(
        row.getByText(locale === 'zh' ? /^(企业文化|党建动态)$/ : /^[A-Z][a-z ]+$/).first(),
      ).toBeVisible();
      await expect(row.getByRole('time')).toHaveText(
        locale === 'zh' ? /^\d{4}年\d\d月\d\d日$/ : /^[A-Z][a-z]+ \d+, \d{4}$/,
      );
      const title = await row.getByRole('link').textContent();
      const opened = context.waitForEvent('page');
      await row.getByRole('link').click();
      const tab = await opened;
      await arrived(tab, new RegExp(`${prefix}/detail\\?type=news&id=\\d+$`));
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    },
  );

  test(`TM-01 terms and privacy policy stand on one page with their contents (${locale})`, async ({
    page,
  }) => {
    await page.goto(`${prefix}/terms`);
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(2);
    for (const name of locale === 'zh' ? ['使用条款', '隐私政策'] : [/terms/i, /privacy/i]) {
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name }).first()).toBeVisible();
    }
    const contents = page.getByRole('navigation', { name: WORDS[locale].articles.contents });
    await contents.getByRole('link').last().click();
    await expect(page).toHaveURL(/#\S+$/);
    const target = new URL(page.url()).hash;
    await expect(page.locator(target)).toBeInViewport();
  });

  test.pack(`TM-01 the business licence (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}/businesslicence`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      locale === 'zh' ? '营业执照' : 'Business licence',
    );
    await expect(page.getByRole('main').getByRole('table').first()).toBeVisible();
  });

  test.pack(
    `BL-03 the purpose page has its contents and the way back to the top (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}/sustainability/purpose`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const contents = page.getByRole('navigation', { name: WORDS[locale].articles.contents });
      expect(await contents.getByRole('link').count()).toBeGreaterThanOrEqual(3);
      await contents.getByRole('link').last().click();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toBeInViewport();
      const top = page.getByRole('button', { name: WORDS[locale].frame.backToTop });
      await top.click();
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      await expect(top).toBeHidden();
    },
  );
}

test.pack('TM-01 the legal statement stands in Chinese only', async ({ page, request }) => {
  await page.goto('/legal-website-statement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('法律声明');
  await expect(page.getByRole('main').getByText('公司从未授权任何个人')).toBeVisible();
  expect((await readPage(request, '/legal-website-statement')).html).not.toMatch(/<link[^>]*hreflang="en"/i);
});

test.pack('BL-03 a generic page shows the channel detail of its menu item', async ({ page }) => {
  await page.goto('/haixu-app');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('海序通App');
  const contents = page.getByRole('navigation', { name: WORDS.zh.articles.contents });
  const [first] = await contents.getByRole('link').allTextContents();
  await expect(
    page.getByRole('main').getByRole('heading', { level: 2, name: first ?? '', exact: true }),
  ).toBeVisible();
});
