import { expect } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { test } from './support/test';
import { WORDS } from './support/words';

const words = WORDS.zh;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('RT-01 HM-03 home can be read and leads to its news', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('definition')).toHaveCount(5);
    const news = page.getByRole('region', { name: words.home.news, exact: true });
    const title = await news.getByRole('listitem').first().getByRole('link').textContent();
    await news.getByRole('listitem').first().getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
  });

  test.pack('SH-08 PR-01 the press room pages and filters', async ({ page }) => {
    await page.goto('/pressroom');
    await page.getByRole('link', { name: words.paginator.next, exact: true }).click();
    await arrived(page, /\/pressroom\?page=2$/);
    await expect(page.getByRole('main').getByRole('listitem').getByRole('heading')).toHaveCount(10);
    const filters = page.getByRole('navigation', { name: words.pressRoom.filters });
    await filters.getByRole('link', { name: 'ESG资讯' }).click();
    await arrived(page, /\?filterName=esg_news$/);
  });

  test.pack('DE-01 DE-04 an article, its disclaimer, its attachments and its QR code', async ({ page }) => {
    await page.goto('/detail?type=news&id=1012');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByText(words.articles.disclaimer.title, { exact: true }).click();
    await expect(page.getByText(/投资有风险，入市须谨慎/)).toBeVisible();
    await expect(
      page.getByRole('region', { name: words.articles.attachments }).getByRole('link'),
    ).toHaveCount(2);
    await page.getByRole('button', { name: words.share.wechat }).click();
    await expect(page.getByRole('img', { name: words.share.code })).toBeVisible();
  });

  test('LG-02 the language switch works both ways and is remembered', async ({ page, context }) => {
    await page.goto('/terms?lang=en');
    await arrived(page, /\/en\/terms$/);
    await page.getByRole('banner').getByRole('link', { name: words.header.language.zh, exact: true }).click();
    await arrived(page, /[^n]\/terms$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('0');
    await page.getByRole('banner').getByRole('link', { name: words.header.language.en, exact: true }).click();
    await arrived(page, /\/en\/terms$/);
  });

  test('BR-01 the finder has its list, and a map with a dot for each place', async ({ page }) => {
    await page.goto('/branch');
    const list = page.getByRole('list', { name: words.outlets.listLabel });
    await expect(list.getByRole('listitem').first()).toBeVisible();
    const map = page.getByRole('region', { name: words.outlets.mapLabel }).getByRole('img');
    await expect(map).toBeVisible();
    expect(await map.locator('circle').count()).toBeGreaterThan(1);
  });

  test.pack('DE-01 BR-01 IN-02 no button is shown that needs a script', async ({ page }) => {
    await page.goto('/detail?type=news&id=1012');
    await expect(page.locator('[data-print]')).toHaveCount(1);
    await expect(page.locator('[data-print]')).toBeHidden();
    await page.goto('/branch');
    const outlet = page.getByRole('list', { name: words.outlets.listLabel }).getByRole('listitem').first();
    await expect(outlet.getByRole('link').first()).toBeVisible();
    await expect(outlet.getByRole('button')).toHaveCount(0);
    await page.goto('/investor-relations/intro/organization-structure-detail');
    const opener = page.getByRole('button', { name: words.company.structure.enlarge });
    const large = page.getByRole('dialog', { name: words.company.structure.chart });
    await opener.press('Enter');
    await expect(large.getByRole('button', { name: words.company.structure.close })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test.pack('MN-03 hovering shows the children of a menu item', async ({ page }) => {
    await page.goto('/pressroom');
    const menu = page.getByRole('navigation', { name: words.header.menu });
    await menu.getByRole('link', { name: '投资者关系', exact: true }).hover();
    await menu.getByRole('link', { name: '公司公告', exact: true }).click();
    await arrived(page, /\/investor-relations\/announcements$/);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    test('MN-03 the menu panel opens and leads on', async ({ page }) => {
      await page.goto('/');
      await page.locator('[data-menu-panel] summary').tap();
      const menu = page.getByRole('navigation', { name: words.header.menu });
      // A page of a section that belongs to this site and opens in the same tab.
      const link = menu.locator('ul ul a:not([target])').first();
      const end = (await page.request.get((await link.getAttribute('href')) ?? '')).url();
      await link.tap();
      await arrived(page, end);
    });
  });
});
