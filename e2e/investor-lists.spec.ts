import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { readPage } from './support/html';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const main = (page: Page) => page.getByRole('main');
const IR = '/investor-relations';

for (const locale of LOCALES) {
  test(`IR-03 no document of the reports stands in the column of another (${locale})`, async ({ page }) => {
    await page.goto(`${locale === 'en' ? '/en' : ''}${IR}/report`);
    // A line of a year's fold on phones.
    const cells = main(page).locator('tbody td, details li > *');
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      // Across 768 px the page loads the variant of the other device.
      await expect(async () => {
        const widths = await cells.evaluateAll((all) =>
          all.map((cell) => [cell.scrollWidth, cell.clientWidth] as const),
        );
        expect(widths.length).toBeGreaterThan(0);
        expect(
          widths.filter(([content, cell]) => content > cell),
          `at ${width}`,
        ).toEqual([]);
      }).toPass({ timeout: 10_000 });
    }
  });
}

test('IR-03 IR-05 PR-01 type, year and page are the address: what is out of range is not found', async ({
  request,
}) => {
  for (const [address, status] of [
    [`${IR}/announcements?year=2015`, 200],
    [`${IR}/announcements?year=2014`, 404],
    [`${IR}/announcements?year=2099`, 404],
    [`${IR}/announcements?page=2`, 200],
    [`${IR}/announcements?page=999`, 404],
    [`${IR}/report?type=q1`, 200],
    [`${IR}/report?type=monthly`, 404],
    ['/pressroom?year=2015', 200],
    ['/pressroom?year=2014', 404],
    ['/pressroom?year=2025&page=999', 404],
  ] as const) {
    expect((await readPage(request, address)).status, address).toBe(status);
  }
});

test('IR-03 PR-01 a kind of reports and a year of news are the address; a view of a view is not indexed', async ({
  page,
  request,
}) => {
  const kinds = WORDS.zh.investors.reports;
  await page.goto(`${IR}/report`);
  await page.getByLabel(kinds.byType).selectOption('annual');
  await page.getByRole('button', { name: WORDS.zh.listing.filter, exact: true }).click();
  await arrived(page, /\/report\?type=annual$/);
  await expect(main(page).getByRole('columnheader')).toHaveText([kinds.year, kinds.types.annual]);
  await page.goto('/pressroom');
  const years = page.getByRole('navigation', { name: WORDS.zh.listing.years });
  const time = await main(page).locator('time').first().getAttribute('datetime');
  const year = time?.slice(0, 4) ?? '';
  await years.getByRole('link', { name: new RegExp(year) }).click();
  await arrived(page, new RegExp(`/pressroom\\?year=${year}$`));
  const times = await main(page)
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime')));
  expect(times.length).toBeGreaterThan(0);
  expect(times.every((one) => one?.startsWith(year))).toBe(true);
  const view = await readPage(request, `/pressroom?year=${year}&junk=1`);
  expect([view.canonical, view.meta('robots')]).toEqual([
    expect.stringMatching(new RegExp(`/pressroom\\?year=${year}$`)),
    expect.not.stringContaining('noindex'),
  ]);
  expect((await readPage(request, `${IR}/report?type=annual`)).meta('robots')).toContain('noindex');
});

test.pack('IR-05 a full page has ten rows; a type narrows it, by address', async ({ page }) => {
  await page.goto(`${IR}/announcements`);
  const rows = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(rows).toHaveCount(10);
  const types = page.getByRole('navigation', { name: WORDS.zh.investors.announcements.types });
  await types.getByRole('link', { name: '债券发行', exact: true }).click();
  await arrived(page, /\/announcements\?type=bond$/);
  await expect(rows.filter({ hasText: '债券发行' })).toHaveCount(await rows.count());
  await page.goto(`${IR}/announcements?year=2025`);
  await expect(rows.getByRole('link', { name: /^PDF \d/ }).first()).toHaveAttribute('href', /\.pdf$/);
});

test.describe('on a phone', () => {
  test.use(PHONE);

  test.pack('IR-03 reports are folds by year, and each document is a target of 44 px', async ({ page }) => {
    await page.goto(`${IR}/report`);
    const folds = main(page).locator('details');
    await expect(folds.first()).toHaveAttribute('open', '');
    await folds.nth(1).locator('summary').click();
    const links = folds.nth(1).getByRole('link');
    await expect(links).toHaveCount(10);
    for (const box of await links.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    ))
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    await expect(main(page).getByRole('table')).toHaveCount(0);
  });

  test('IR-02 dividends and their calculation need no swiping', async ({ page }) => {
    for (const path of [
      `${IR}/stock-info?tab=dividends`,
      `${IR}/dividend-calculator?shares=12345&from=2015&to=2024`,
    ]) {
      await page.goto(path);
      const wide = await main(page)
        .locator('*')
        .evaluateAll(
          (all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 99).length,
        );
      expect(wide, path).toBe(0);
    }
  });

  test.pack('IR-05 year and type are chosen in a form', async ({ page }) => {
    await page.goto(`${IR}/announcements`);
    const words = WORDS.zh.listing;
    await page.getByLabel(words.years).selectOption('2021');
    await page.getByRole('button', { name: words.filter, exact: true }).click();
    await arrived(page, /\/announcements\?year=2021(&type=)?$/);
    await expect(main(page).getByRole('time').first()).toHaveText(/2021/);
  });
});

test.pack('IR-05 every year since 2015 has announcements, in both languages', async ({ request }) => {
  for (const locale of LOCALES) {
    for (let year = 2015; year <= new Date().getFullYear(); year += 1) {
      const feed = await request.get(`/feeds/${locale}/announcements-${year}.json`);
      const { items } = await feed.json();
      expect(items.length, `${locale} ${year}`).toBeGreaterThan(0);
    }
  }
});

test.pack('IR-05 announcements as a feed, and what is no file', async ({ request }) => {
  const old = await request.get(`${IR}/data/zh/announcements.xml`, { maxRedirects: 0 });
  expect([old.status(), old.headers().location]).toEqual([308, '/feeds/zh/announcements.rss']);
  const rss = await request.get('/feeds/zh/announcements.rss');
  expect(rss.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(rss.headers()['cache-control']).toContain('max-age');
  expect(await rss.text()).toContain('&lt;b&gt;海序&amp;澄远&lt;/b&gt;');
  for (const name of ['zh/none.csv', 'fr/dividends.csv', 'zh/announcements-2014.json']) {
    const answer = await request.get(`${IR}/data/${name}`);
    expect(answer.status(), name).toBe(404);
    expect(answer.headers()['cache-control']).toBe('no-store');
  }
  const card = await request.get(`${IR}/data/zh/contact-1.vcf`);
  expect(await card.text()).toContain('FN:顾闻远');
});

test.pack('IR-05 the translation in the other language stands on the row', async ({ page, context }) => {
  await page.goto(`${IR}/announcements?year=2021`);
  const opened = context.waitForEvent('page');
  await main(page)
    .getByRole('link', { name: /^English: / })
    .first()
    .click();
  const tab = await opened;
  await arrived(tab, /\/en\/detail\?type=news&id=\d+$/);
  await expect(tab.locator('html')).toHaveAttribute('lang', 'en');
});

test('IR-02 answers of the calculator are made for each visit and not indexed; its own page is', async ({
  request,
}) => {
  const page = await readPage(request, `${IR}/dividend-calculator?shares=100&from=2024&to=2024`);
  expect(page.headers['cache-control']).toMatch(/no-store/);
  expect(page.meta('robots')).toContain('noindex');
  expect(page.text).toContain('42.00');
  const wrong = await readPage(request, `${IR}/dividend-calculator?shares=1e9&from=2024&to=2024`);
  expect(wrong.text).toContain(WORDS.zh.investors.calculator.wrong.shares);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('QT-01 QT-03 both quotes can be read, with the time they belong to', async ({ page }) => {
    await page.goto(`${IR}/stock-info`);
    for (const code of ['SH601211', 'HK02611']) {
      const card = page.getByRole('article', { name: new RegExp(code) });
      await expect(card.getByText(/^\d+\.\d\d$/).first()).toBeVisible();
      await expect(card.getByText(/^[+-]?\d+\.\d\d%$/)).toBeVisible();
      await expect(card.getByRole('time')).toHaveText(/^\d{4}年\d\d月\d\d日 \d\d:\d\d:\d\d$/);
    }
    await page.getByRole('link', { name: WORDS.zh.quotes.refresh }).click();
    await arrived(page, /\/stock-info$/);
    await expect(page.locator('noscript').first()).toBeAttached();
  });

  test('IR-02 IR-06 a dividend, a tab and a folded rule', async ({ page }) => {
    await page.goto(`${IR}/dividend-calculator`);
    await page.getByLabel(WORDS.zh.investors.calculator.shares).fill('1000');
    await page.getByRole('button', { name: WORDS.zh.investors.calculator.submit }).click();
    await expect(page.getByText('3,690.00', { exact: true })).toBeVisible();
    await page.goto(`${IR}/governance`);
    await page.locator('summary').last().click();
    await expect(page.locator('details').last()).toHaveAttribute('open', '');
  });
});
