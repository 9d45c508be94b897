import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { firstNews } from './support/found';
import { readPage } from './support/html';
import { test } from './support/test';
import { WORDS } from './support/words';

const footer = (page: Page) => page.getByRole('contentinfo');
const header = (page: Page) => page.getByRole('banner');

test('SH-01 the header holds logo, menu, services, language and, in Chinese, search', async ({ page }) => {
  for (const [address, locale] of [
    ['/pressroom', 'zh'],
    ['/en/pressroom', 'en'],
  ] as const) {
    const words = WORDS[locale].header;
    await page.goto(address);
    await expect(header(page).getByRole('navigation', { name: words.menu })).toBeVisible();
    await expect(header(page).getByRole('link', { name: words.service }).last()).toBeVisible();
    await expect(
      header(page).getByRole('link', { name: words.language[locale === 'zh' ? 'en' : 'zh'], exact: true }),
    ).toBeVisible();
    await expect(header(page).locator('[data-search] > summary')).toHaveCount(locale === 'zh' ? 1 : 0);
  }
});

test.pack('SH-01 the footer stands in columns on desktops', async ({ page }) => {
  await page.goto('/');
  await expect(footer(page).getByRole('group', { name: WORDS.zh.footer.links })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: '投资者教育' })).toBeVisible();
  await expect(footer(page).locator('details')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use(PHONE);
  test.pack('SH-01 the footer stands in folds on phones, with the same links', async ({ page }) => {
    await page.goto('/');
    const link = footer(page).getByRole('link', { name: '投资者教育' });
    await expect(link).toBeHidden();
    await footer(page).getByText(WORDS.zh.footer.links, { exact: true }).tap();
    await expect(link).toBeVisible();
    await expect(footer(page).getByRole('link', { name: '95521' })).toHaveAttribute('href', 'tel:95521');
  });
});

test('SH-03 pages without header carry the compact logo bar, which leads home', async ({ page, request }) => {
  await page.goto(await firstNews(request));
  await expect(page.getByRole('navigation', { name: WORDS.zh.header.menu })).toHaveCount(0);
  await header(page).locator('a[href="/"]').first().click();
  await arrived(page, /:\d+\/$|[^/]\/$/);
});

test('SH-03 the blank layout shows the content alone', async ({ page }) => {
  await page.goto('/public-disclosure/ann_article');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(header(page)).toHaveCount(0);
  await expect(footer(page)).toHaveCount(0);
});

test.pack('SH-04 the footer names owner, filings and statements', async ({ page }) => {
  await page.goto('/');
  const year = new Date().getFullYear();
  await expect(footer(page).getByText(`© 1992–${year} 海序证券股份有限公司 版权所有`)).toBeVisible();
  await expect(footer(page).getByText(WORDS.zh.footer.ipv6)).toBeVisible();
  await expect(footer(page).getByRole('link', { name: /沪ICP备/ })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  );
  await expect(footer(page).getByRole('link', { name: /沪公网安备/ })).toHaveAttribute(
    'href',
    'https://beian.mps.gov.cn/',
  );
  for (const [name, to] of [
    ['使用条款与隐私政策', '/terms'],
    ['法律声明', '/legal-website-statement'],
    ['隐私政策（PDF）', '/ows/files/pdf/privacy-policy.pdf'],
  ]) {
    await expect(footer(page).getByRole('link', { name, exact: true })).toHaveAttribute('href', to ?? '');
  }
});

test.pack(
  'SH-04 in English there is no IPv6 note, and no link that stands in Chinese only',
  async ({ page }) => {
    await page.goto('/en');
    await expect(footer(page).getByText(/Haixu Securities Co., Ltd\./)).toBeVisible();
    await expect(footer(page).getByText(/IPv6/)).toHaveCount(0);
    await expect(footer(page).getByRole('link', { name: 'Business licence' })).toHaveAttribute(
      'href',
      '/en/businesslicence',
    );
    await expect(footer(page).locator('a[href*="legal-website-statement"]')).toHaveCount(0);
  },
);

for (const [list, name, to] of [
  ['footer_top_link', '新闻中心', '/pressroom'],
  ['footer_left_top_link', '海序通App', '/haixu-app'],
  ['footer_left_center_link', '从业人员公示', '/personnel-business-disclosure'],
  ['footer_link_left', '法治宣传', '/rule-of-law'],
  ['footer_link_right', '上海证券交易所', 'https://www.sse.com.cn/'],
  ['branch_banner_footer_links', '投诉与调解', '/customer-slogan'],
] as const) {
  test.pack(`SH-04 the links of ${list} are in the footer`, async ({ page }) => {
    await page.goto('/');
    await expect(footer(page).getByRole('link', { name, exact: true }).first()).toHaveAttribute('href', to);
  });
}

test.pack('SH-04 the links of footer_link_en are in the English footer', async ({ page }) => {
  await page.goto('/en');
  const links = footer(page).getByRole('group', { name: WORDS.en.footer.links });
  await expect(links.getByRole('link', { name: 'UK subsidiary' })).toHaveAttribute(
    'href',
    '/en/subsidiary/gtjauk',
  );
});

test.pack('SH-04 a second click on a footer link within 80 ms is the same click', async ({ page }) => {
  await page.goto('/');
  const link = footer(page).getByRole('link', { name: '上海证券交易所' });
  const outside = page.evaluate(() => {
    const clicks: boolean[] = [];
    window.addEventListener('click', (event) => {
      clicks.push(!event.defaultPrevented);
      event.preventDefault();
    });
    Object.assign(window, { clicks });
  });
  await outside;
  const clicks = () => page.evaluate(() => Reflect.get(window, 'clicks') as boolean[]);
  await expect
    .poll(async () => {
      await link.evaluate((element: HTMLElement) => {
        element.click();
        element.click();
      });
      return (await clicks()).slice(-2);
    })
    .toEqual([true, false]);
});

test.pack('DT-04 a footer entry whose url is "#" is text, not a link', async ({ page }) => {
  await page.goto('/');
  await expect(footer(page).getByText('投资者园地', { exact: true })).toBeVisible();
  await expect(footer(page).getByRole('link', { name: '投资者园地' })).toHaveCount(0);
});

test.pack('DT-04 an entry of a dictionary that is out of use is not shown', async ({ request }) => {
  expect((await readPage(request, '/')).text).not.toContain('95553旧版网站');
});

test('SH-01 the skip link is the first stop and leads past the header', async ({ page }) => {
  await page.goto('/pressroom');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: WORDS.zh.frame.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
