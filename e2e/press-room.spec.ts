import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const featured = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('region', { name: WORDS[locale].pressRoom.featured });
const filters = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('navigation', { name: WORDS[locale].pressRoom.filters });
const pages = (page: Page, locale: 'zh' | 'en' = 'zh') =>
  page.getByRole('navigation', { name: WORDS[locale].paginator.label });
const titles = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 });

for (const locale of LOCALES) {
  const address = locale === 'zh' ? '/pressroom' : '/en/pressroom';

  test.pack(
    `PR-01 the featured item leads the list without filter, and is hidden with one (${locale})`,
    async ({ page }) => {
      await page.goto(address);
      const title = await featured(page, locale).getByRole('heading').textContent();
      expect(await titles(page).allTextContents()).not.toContain(title);

      await filters(page, locale).getByRole('link').nth(3).click();
      await arrived(page, /\/pressroom\?filterName=esg_news$/);
      await expect(featured(page, locale)).toHaveCount(0);
      await expect(filters(page, locale).locator('[aria-current]')).toHaveCount(1);
      await expect(titles(page)).toHaveCount(10);

      await filters(page, locale)
        .getByRole('link', { name: WORDS[locale].pressRoom.all, exact: true })
        .click();
      await arrived(page, new RegExp(`${address}$`));
      await expect(featured(page, locale)).toBeVisible();
    },
  );

  test(`PR-01 an item opens its article in a new tab (${locale})`, async ({ page, context }) => {
    await page.goto(`${address}?filterName=esg_news`);
    const link = titles(page).first().getByRole('link');
    const title = await link.textContent();
    const opened = context.waitForEvent('page');
    await link.click();
    const tab = await opened;
    await arrived(tab, /\/detail\?type=news&id=\d+$/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
    expect(await tab.evaluate(() => window.opener)).toBeNull();
    await arrived(page, /filterName=esg_news$/);
  });

  test(`SH-08 PR-01 pages have addresses: next, previous, current and total (${locale})`, async ({
    page,
  }) => {
    const words = WORDS[locale].paginator;
    await page.goto(address);
    const position = pages(page, locale).locator('[aria-current="page"]');
    const total = Number((await position.textContent())?.split('/')[1]);
    expect(total).toBeGreaterThan(2);
    await expect(position).toHaveText(`1/${total}`);
    await expect(pages(page, locale).getByRole('link', { name: words.previous })).toHaveCount(0);
    const first = await titles(page).allTextContents();

    await pages(page, locale).getByRole('link', { name: words.next }).click();
    await arrived(page, new RegExp(`${address}\\?page=2$`));
    await expect(position).toHaveText(`2/${total}`);
    await expect(featured(page, locale)).toHaveCount(0);
    const second = await titles(page).allTextContents();
    expect(second).toHaveLength(10);
    expect(second.filter((title) => first.includes(title))).toEqual([]);

    await pages(page, locale).getByRole('link', { name: words.previous }).click();
    await arrived(page, new RegExp(`${address}$`));

    await page.goto(`${address}?page=${total}`);
    await expect(position).toHaveText(`${total}/${total}`);
    await expect(pages(page, locale).getByRole('link', { name: words.next })).toHaveCount(0);
  });
}

test.pack('PR-01 SH-08 the pages of a filter keep it', async ({ page }) => {
  await page.goto('/pressroom?filterName=announcement');
  await pages(page).getByRole('link', { name: WORDS.zh.paginator.next }).click();
  await arrived(page, /\?filterName=announcement&page=2$/);
  await expect(filters(page).locator('[aria-current]')).toHaveText('公告及通函');
});

test.pack(
  'PR-01 titles with markup in them are shown as text, and nothing of the future is listed',
  async ({ page }) => {
    await page.goto('/pressroom?filterName=announcement');
    const seen: string[] = [];
    const next = pages(page).getByRole('link', { name: WORDS.zh.paginator.next });
    for (;;) {
      await expect(titles(page).first()).toBeVisible();
      seen.push(...(await titles(page).allTextContents()));
      if ((await next.count()) === 0) break;
      const following = new URL((await next.getAttribute('href')) ?? '', page.url());
      await next.click();
      await arrived(page, following.href);
    }
    expect(seen).toContain('关于“<b>海序&澄远</b>”联合标识启用 & 客户资料 <更新> 的公告');
    const times = await page
      .locator('main time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')));
    expect(times.every((time) => time !== null && time < '2031')).toBe(true);
    expect(seen.some((title) => title.includes('草稿'))).toBe(false);
  },
);
