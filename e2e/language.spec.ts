import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { addressFor } from './support/found';
import { readPage, redirectOf } from './support/html';
import { test } from './support/test';
import { WORDS } from './support/words';

const CHINESE = /[\u3400-\u9fff]/;
const switchTo = (page: Page, locale: 'zh' | 'en') =>
  page.getByRole('banner').getByRole('link', { name: WORDS.zh.header.language[locale], exact: true });

test('LG-01 Chinese is the default, whatever the browser prefers', async ({ request }) => {
  const asks: Record<string, string>[] = [
    {},
    { 'accept-language': 'en-GB,en' },
    { 'user-agent': 'Googlebot/2.1' },
  ];
  for (const headers of asks) {
    const page = await readPage(request, '/terms', headers);
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="zh-CN"');
    expect(page.headers['set-cookie']).toBeUndefined();
  }
});

test('LG-01 a crawler on an English address gets English', async ({ request }) => {
  const page = await readPage(request, '/en/terms', { 'user-agent': 'Baiduspider/2.0' });
  expect(page.status).toBe(200);
  expect(page.html).toContain('<html lang="en"');
  expect(page.meta('content-language')).toBe('en');
});

test('LG-01 LG-02 the switch stays on the page, and the choice is stored in storage and cookie', async ({
  page,
  context,
}) => {
  // A list has different pages in each language: the filter is carried over, the page number is not.
  await page.goto('/pressroom?filterName=announcement&page=2');
  await switchTo(page, 'en').click();
  await arrived(page, /\/en\/pressroom\?filterName=announcement$/);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('1');
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('1');

  // A visitor who chose English is redirected from an unprefixed address to the English one.
  await page.goto('/terms');
  await arrived(page, /\/en\/terms$/);
  const { to, headers } = await redirectOf(page.request, '/?tgCode=x', 307);
  expect(to).toBe('/en?tgCode=x');
  expect(headers['cache-control']).toMatch(/no-store/);

  await switchTo(page, 'zh').click();
  await arrived(page, /[^n]\/terms$/);
  expect(await page.evaluate(() => localStorage.getItem('lang'))).toBe('0');
  await page.goto('/');
  await arrived(page, /:\d+\/$|[^/]\/$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('LG-01 a Chinese-only page stays open to visitors who chose English', async ({ page }) => {
  await page.goto('/?lang=en');
  expect((await page.goto('/legal-website-statement'))?.status()).toBe(200);
  await arrived(page, /\/legal-website-statement$/);
});

for (const [path, why] of [
  ['/legal-website-statement', 'a Chinese-only route'],
  ['/rule-of-law', 'a page that the menu keeps out of English'],
]) {
  test(`LG-02 from ${why} the switch leads to the English home page`, async ({ page }) => {
    await page.goto(`${path}`);
    await expect(switchTo(page, 'en')).toHaveAttribute('href', '/en');
    await switchTo(page, 'en').click();
    await arrived(page, /\/en$/);
  });
}

test.pack(
  'LG-02 an English address of an article that is in Chinese only leads to the Chinese one, for good',
  async ({ page }) => {
    expect((await page.goto('/en/detail?type=news&id=1019'))?.status()).toBe(404);
    await page.getByRole('main').getByRole('link', { name: WORDS.en.missing.notEnglish.link }).click();
    await arrived(page, /\/detail\?type=news&id=1019$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/保险＋期货/);
    await page.goto('/pressroom');
    await arrived(page, /\/pressroom$/);
  },
);

test.pack(
  'LG-04 tags and filters stand in English on English pages, and in Chinese on Chinese ones',
  async ({ page }) => {
    await page.goto('/pressroom?filterName=esg_news');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByText('ESG资讯', { exact: true }) })
        .first(),
    ).toBeVisible();
    await page.goto('/en/pressroom?filterName=esg_news');
    await expect(page.getByRole('main').getByText('ESG news', { exact: true }).nth(1)).toBeVisible();
    const filters = page.getByRole('navigation', { name: WORDS.en.pressRoom.filters });
    await expect(filters.getByRole('link')).toHaveText([
      WORDS.en.pressRoom.all,
      'Announcements and circulars',
      'Periodic reports',
      'ESG news',
    ]);
  },
);

test.pack('LG-05 dates are written the way of the language', async ({ page }) => {
  await page.goto('/detail?type=news&id=1001');
  await expect(page.getByRole('main').getByRole('time').first()).toHaveText('2025年10月30日');
  await page.goto('/en/detail?type=news&id=1001');
  await expect(page.getByRole('main').getByRole('time').first()).toHaveText('October 30, 2025');
  await expect(page.locator('time').first()).toHaveAttribute('datetime', '2025-10-30');
});

/** Texts of the site itself, as opposed to those of the back office: bars, labels, controls. */
async function chromeOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'header *, footer *, nav *, button, summary, [aria-label], [alt], main > p, [role="status"]',
    );
    const said = [...parts].flatMap((part) => [
      ...[...part.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent),
      part.getAttribute('aria-label'),
      part.getAttribute('alt'),
      part.getAttribute('title'),
    ]);
    return [document.title, ...said].filter((text): text is string => Boolean(text?.trim()));
  });
}

/** Names that are not translated: the other language's own name and the filing numbers. */
const PROPER = [WORDS.en.header.language.zh, 'ICP备', '公网安备'];

for (const path of [
  '/en',
  '/en/pressroom',
  '/en/detail?type=news&id={news}',
  '/en/terms',
  '/en/no/such/page',
]) {
  test(`LG-06 no Chinese in the site's own words on ${path}`, async ({ page, request }) => {
    await page.goto(await addressFor(request, path));
    const said = await chromeOf(page);
    expect(said.length).toBeGreaterThan(15);
    const chinese = said.filter((text) => CHINESE.test(text) && !PROPER.some((name) => text.includes(name)));
    expect(chinese).toEqual([]);
  });
}
