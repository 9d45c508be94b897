import { expect, type Locator, type Page } from '@playwright/test';
import { NARROW_PHONE } from './support/devices';
import { firstNews } from './support/found';
import { readPage, redirectOf } from './support/html';
import { test } from './support/test';
import { WORDS } from './support/words';

const ARTICLE = '/detail?type=news&id=1012';
const words = WORDS.zh;
const main = (page: Page) => page.getByRole('main');
const shareDialog = (page: Page) => page.getByRole('dialog', { name: words.share.wechat });

test.pack('DE-01 news: tag, date, author, title, body, share and attachments', async ({ page }) => {
  await page.goto(ARTICLE);
  await expect(main(page).getByText('公司新闻', { exact: true })).toBeVisible();
  await expect(main(page).getByRole('time')).toHaveText('2025年03月28日');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^海序证券发布2024年年度报告/);
  await expect(main(page).getByText(/全年实现营业收入286\.4亿元/)).toBeVisible();
  await expect(main(page).getByRole('group', { name: words.share.label })).toBeVisible();
});

test('DE-01 a title that is followed has the name, for the transition, of that of its article', async ({
  page,
  request,
}) => {
  const nameOf = (title: Locator) =>
    title.evaluate((element) => getComputedStyle(element).viewTransitionName);
  await page.goto('/pressroom');
  const titles = main(page).getByRole('heading', { level: 2 });
  await titles.getByRole('link').first().focus();
  expect(await nameOf(titles.filter({ has: page.locator(':focus') }))).toBe('title');
  await page.goto(await firstNews(request));
  expect(await nameOf(page.getByRole('heading', { level: 1 }))).toBe('title');
});

test('DE-01 the disclaimer unfolds', async ({ page, request }) => {
  await page.goto(await firstNews(request));
  const text = main(page).getByText(words.articles.disclaimer.text.split('{name}').at(-1) ?? '');
  await expect(text).toBeHidden();
  await main(page).getByText(words.articles.disclaimer.title, { exact: true }).click();
  await expect(text).toBeVisible();
});

test.pack('DE-01 news: links of the article open in a new tab without an opener', async ({ page }) => {
  await page.goto('/detail?type=news&id=1001');
  const links = main(page).getByRole('region', { name: words.articles.links });
  const link = links.getByRole('link', { name: '查看业绩公告' });
  await expect(link).toHaveAttribute('href', 'https://www.sse.com.cn/');
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test.pack(
  'DE-01 channel: a title header, a table of contents that leads to its sections, and the body',
  async ({ page }) => {
    await page.goto('/detail?type=channel&id=1001');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const contents = page.getByRole('navigation', { name: words.articles.contents });
    await expect(contents.getByRole('link').first()).toHaveText('主要经营指标');
    await contents.getByRole('link', { name: '展望' }).click();
    const section = main(page).getByRole('heading', { level: 2, name: '展望' });
    await expect(section).toBeInViewport();
    await expect(main(page).getByRole('group', { name: words.share.label })).toHaveCount(0);
  },
);

test.pack('DE-01 custom: the bodies without a header to be seen, still with one h1', async ({ page }) => {
  await page.goto('/detail?type=custom&id=1001');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(/^海序证券发布2025年三季度业绩/);
  expect((await heading.boundingBox())?.width).toBeLessThanOrEqual(1);
  await expect(main(page).getByRole('heading', { level: 2, name: '主要经营指标' })).toBeVisible();
});

test.pack('DE-01 service: banner, title, ways to apply, tag, body and share', async ({ page }) => {
  await page.goto('/detail?type=service&id=220');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('基金投顾');
  await expect(main(page).getByText('产品介绍', { exact: true })).toBeVisible();
  const apply = main(page).getByRole('group', { name: words.articles.apply });
  await expect(apply.getByRole('link', { name: '了解更多' })).toHaveAttribute(
    'href',
    '/what-we-do/wealth-management',
  );
  await expect(main(page).locator('img').first()).toBeVisible();
  await expect(main(page).getByText(/签约前先完成风险测评/)).toBeVisible();
  await expect(main(page).getByRole('group', { name: words.share.label })).toBeVisible();
});

test.pack('DE-01 menuId without id shows the articles of that menu', async ({ page }) => {
  await page.goto('/detail?type=channel&menuId=2616');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('投资者教育');
  await expect(main(page).getByRole('article')).toHaveCount(2);
});

for (const [address, file] of [
  ['/detail?type=news&id=602', /^\/ows\/files\/pdf\/.+\.pdf$/],
  ['/en/detail?type=news&id=602', /^\/ows\/files\/pdf\/.+\.pdf$/],
] as const) {
  test.pack(`DE-02 ${address} goes straight to its document, by HTTP`, async ({ request }) => {
    const { to } = await redirectOf(request, address, 307);
    expect(to).toMatch(file);
    const answer = await request.get(to);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['content-type']).toBe('application/pdf');
    expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-');
  });
}

test.pack('DE-03 title, description and keywords come from the article', async ({ request }) => {
  const page = await readPage(request, ARTICLE);
  expect(page.texts('title')).toEqual(['海序证券2024年度业绩']);
  expect(page.meta('description')).toBe('2024年营业收入286.4亿元，归母净利润98.7亿元。');
  expect(page.meta('keywords')).toBe('年报,业绩,分红');
});

test.pack(
  'DE-03 without words of its own an article is described by title and excerpt',
  async ({ request }) => {
    const page = await readPage(request, '/detail?type=news&id=1003');
    expect(page.texts('title')).toEqual(['走进一百个社区：海序证券2025年投资者教育月收官 - 海序证券集团']);
    expect(page.meta('description')).toMatch(/^三十天、一百个社区、三百一十场活动/);
  },
);

test('DE-04 the share dialog shows a QR code of 180 in a dialog of 500, and closes', async ({
  page,
  request,
}) => {
  await page.goto(await firstNews(request));
  const opener = main(page).getByRole('button', { name: words.share.wechat });
  await opener.click();
  await expect(shareDialog(page)).toBeVisible();
  expect((await shareDialog(page).boundingBox())?.width).toBe(500);
  const code = await shareDialog(page).getByRole('img', { name: words.share.code }).boundingBox();
  expect([code?.width, code?.height]).toEqual([180, 180]);
  await expect(shareDialog(page).getByText(/\/detail\?type=news&id=\d+$/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(shareDialog(page)).toBeHidden();

  await opener.click();
  await shareDialog(page).getByRole('button', { name: words.share.close }).click();
  await expect(shareDialog(page)).toBeHidden();
});

test('DE-04 WCAG 2.4.3 2.4.11 by keyboard the share dialog has the focus, keeps it, and gives it back', async ({
  page,
  request,
}) => {
  await page.goto(await firstNews(request));
  const opener = main(page).getByRole('button', { name: words.share.wechat });
  await opener.press('Enter');
  await expect(shareDialog(page).getByRole('button', { name: words.share.close })).toBeFocused();
  for (let step = 0; step < 3; step += 1) {
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus:not(body, dialog, dialog *)').count(), `after ${step + 1} steps`).toBe(
      0,
    );
  }
  await page.keyboard.press('Escape');
  await expect(shareDialog(page)).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(8, 300);
  await expect(shareDialog(page)).toBeHidden();
});

test('DE-04 the link is copied, and that is said', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(await firstNews(request));
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  await main(page).getByRole('button', { name: words.share.copy }).click();
  await expect(page.getByText(words.share.copied, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(canonical);
  await expect(page.getByText(words.share.copied, { exact: true })).toBeHidden();
});

test('DE-04 a refused clipboard is said too', async ({ page, context, request }) => {
  await context.grantPermissions([]);
  await page.goto(await firstNews(request));
  await main(page).getByRole('button', { name: words.share.copy }).click();
  await expect(page.getByText(words.share.copyFailed, { exact: true })).toBeVisible();
});

test.pack(
  'DE-05 attachments stand with name, type and size, and can be fetched',
  async ({ page, request }) => {
    await page.goto(ARTICLE);
    const attachments = main(page).getByRole('region', { name: words.articles.attachments });
    await expect(attachments.getByRole('listitem')).toHaveCount(2);
    const first = attachments.getByRole('link').first();
    await expect(first).toHaveText(/^annual-report-2024\.zh\.pdf.*PDF · [\d.]+ (KB|MB)$/);
    const answer = await request.get((await first.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
    const said = /([\d.]+) (KB|MB)$/.exec((await first.textContent()) ?? '');
    const bytes = Number(said?.[1]) * (said?.[2] === 'MB' ? 1024 ** 2 : 1024);
    expect(Math.abs((await answer.body()).length - bytes) / bytes).toBeLessThan(0.06);
  },
);

test.pack(
  'DE-06 editors’ fonts are gone; pictures are lazy and described; outside links have no opener',
  async ({ request }) => {
    const news = await readPage(request, '/detail?type=news&id=1001');
    expect(news.html).not.toMatch(/<main[\s\S]*style="[^"]*font[\s\S]*<\/main>/);
    expect(news.html).toMatch(/<figure>\s*<img[^>]*alt="夜色中的有序海浪[^"]*"[^>]*loading="lazy"/);
    const licence = await readPage(request, '/businesslicence');
    const link = /<a[^>]*href="http:\/\/www\.csrc\.gov\.cn\/"[^>]*>/.exec(licence.html)?.[0];
    expect(link).toContain('target="_blank"');
    expect(link).toContain('noopener');
    expect(link).toContain('noreferrer');
  },
);

test.describe('on a narrow phone', () => {
  test.use(NARROW_PHONE);
  test.pack('DE-06 a wide table scrolls in its own frame, by keyboard too', async ({ page }) => {
    await page.goto('/detail?type=news&id=1012');
    const frame = main(page)
      .locator('[tabindex="0"]', { has: page.getByRole('table') })
      .first();
    const scrolled = () => frame.evaluate((element) => element.scrollLeft);
    expect(await frame.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
    await frame.focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
  });
});
