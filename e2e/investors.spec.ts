import { expect, type Page } from '@playwright/test';
import { arrived } from './support/arrival';
import { NARROW_PHONE } from './support/devices';
import { test } from './support/test';
import { fill, LOCALES, WORDS } from './support/words';

const main = (page: Page) => page.getByRole('main');
const IR = '/investor-relations';

for (const locale of LOCALES) {
  const prefix = locale === 'zh' ? '' : '/en';
  const { investors: words, listing } = WORDS[locale];

  test.pack(
    `IR-01 the latest annual report is two clicks from home (${locale})`,
    async ({ page, context }) => {
      await page.goto(`${prefix}/`);
      const menu = page.getByRole('navigation', { name: WORDS[locale].header.menu });
      await menu
        .getByRole('link', { name: locale === 'zh' ? '投资者关系' : 'Investor relations', exact: true })
        .click();
      await arrived(page, new RegExp(`${prefix}${IR}$`));
      const banner = page.getByRole('region', { name: words.home.latestReport });
      const report = banner.getByRole('link', { name: words.home.download });
      await expect(report).toHaveAttribute('href', `/ows/files/pdf/annual-report-2025.${locale}.pdf`);
      const requested = context.waitForEvent('request', (one) => one.url().endsWith('.pdf'));
      await report.click();
      expect((await requested).url()).toContain(`/annual-report-2025.${locale}.pdf`);
    },
  );

  test.pack(
    `IR-01 three announcements, contacts, media and the way to more (${locale})`,
    async ({ page }) => {
      await page.goto(prefix + IR);
      const latest = page.getByRole('region', { name: words.home.latest });
      await expect(latest.getByRole('listitem')).toHaveCount(3);
      await expect(latest.getByRole('listitem').first().getByRole('link')).toHaveAttribute(
        'target',
        '_blank',
      );
      await expect(latest.getByRole('link', { name: words.home.more })).toHaveAttribute(
        'href',
        `${prefix}/pressroom?filterName=announcement`,
      );
      const contacts = page.getByRole('region', { name: words.home.contacts });
      await expect(contacts.getByRole('link', { name: 'ir@haixu.example', exact: true })).toBeVisible();
      await expect(contacts.getByText('200000')).toBeVisible();
      await expect(contacts.getByText('021-5550 0602')).toBeVisible();
      const media = page.getByRole('region', { name: words.home.media });
      await expect(media.getByRole('listitem')).toHaveCount(4);
      await media.scrollIntoViewIfNeeded();
      await expect(media.getByRole('img').first()).toHaveJSProperty('complete', true);
    },
  );

  test.pack(
    `IR-01 key figures as charts, table and files, the latest results and the next date (${locale})`,
    async ({ page, request }) => {
      await page.goto(prefix + IR);
      const figures = page.getByRole('region', { name: fill(words.figures.title, { year: '2025' }) });
      await expect(figures.getByRole('img')).toHaveCount(4);
      await figures.locator('summary').click();
      await expect(figures.getByRole('table').getByRole('row')).toHaveCount(5);
      const csv = await request.get(
        (await figures.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '',
      );
      expect((await csv.text()).trim().split('\r\n')).toHaveLength(6);
      const results = page.getByRole('region', { name: words.results.title });
      await expect(results.getByRole('link').first()).toHaveAttribute('href', /^\/ows\/files\/pdf\/.+\.pdf$/);
      await expect(results.getByText(words.results.announcement, { exact: true })).toBeVisible();
      const next = page.getByRole('region', { name: words.home.nextEvent });
      const file = await request.get((await next.getByRole('link').first().getAttribute('href')) ?? '');
      expect(file.headers()['content-type']).toBe('text/calendar; charset=utf-8');
    },
  );

  test.pack(
    `IR-05 announcements of 2021: open one, and come back to the same place (${locale})`,
    async ({ page, context }) => {
      await page.goto(`${prefix}${IR}/announcements`);
      const years = page.getByRole('navigation', { name: listing.years });
      await years.getByRole('link', { name: fill(listing.year, { year: '2021' }) }).click();
      await arrived(page, /\/announcements\?year=2021$/);
      await expect(years.locator('[aria-current]')).toHaveText(/2021/);
      const rows = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading') });
      // The first time of a row is its own date; another may say when it was first published.
      const times = await rows.evaluateAll((all) =>
        all.map((row) => row.querySelector('time')?.getAttribute('datetime')),
      );
      expect(times.length).toBeGreaterThan(3);
      expect(times.every((time) => time?.startsWith('2021'))).toBe(true);

      const link = rows.nth(1).getByRole('heading').getByRole('link');
      const title = await link.textContent();
      const opened = context.waitForEvent('page');
      await link.click();
      const tab = await opened;
      await expect(tab.getByRole('heading', { level: 1 })).toHaveText(title ?? '');
      await tab.close();
      await arrived(page, /\/announcements\?year=2021$/);

      // The same in one tab: going back restores address, filter and scroll position.
      await page.goto((await link.getAttribute('href')) ?? '');
      await page.goBack();
      await arrived(page, /\/announcements\?year=2021$/);
      await expect(years.locator('[aria-current]')).toHaveText(/2021/);
      await years.getByRole('link', { name: listing.allYears, exact: true }).click();
      await arrived(page, /\/announcements$/);
      await expect(
        page.getByRole('navigation', { name: WORDS[locale].paginator.label, exact: true }),
      ).toBeVisible();
    },
  );

  test.pack(
    `IR-03 newest report, matrix with language and size, and ESG pages of five (${locale})`,
    async ({ page }) => {
      await page.goto(`${prefix}${IR}/report`);
      const newest = page.getByRole('region', { name: words.reports.newest });
      await expect(newest.getByRole('link', { name: words.reports.more })).toHaveAttribute(
        'href',
        `${prefix}/pressroom?filterName=periodic_report`,
      );
      const row = page.getByRole('row', { name: /^2024/ });
      await expect(row.getByRole('link', { name: / \d+(\.\d)? KB PDF$/ })).toHaveCount(10);
      await expect(page.getByRole('row')).toHaveCount(13);
      const esg = page.getByRole('region', { name: words.reports.esg });
      await expect(esg.getByRole('listitem')).toHaveCount(5);
      await esg.getByRole('link', { name: WORDS[locale].paginator.next }).click();
      await arrived(page, /\/report\?page=2#esg$/);
      await expect(esg.getByRole('listitem')).toHaveCount(2);
      await expect(esg.getByRole('link').first()).toHaveAttribute('href', /\/detail\?type=news&id=\d+$/);
    },
  );

  test(`IR-02 three tables with addresses, each with a chart and files (${locale})`, async ({
    page,
    request,
  }) => {
    await page.goto(`${prefix}${IR}/stock-info`);
    const tabs = page.getByRole('navigation', { name: words.stock.tabs });
    for (const [at, name, rows] of [
      [0, 'holders', 11],
      [1, 'ownership', 8],
      [2, 'dividends', 12],
    ] as const) {
      await tabs.getByRole('link').nth(at).click();
      await arrived(page, new RegExp(at === 0 ? 'stock-info#figures$' : `\\?tab=${name}#figures$`));
      await expect(tabs.locator('[aria-current]')).toHaveCount(1);
      await expect(main(page).getByRole('table').getByRole('row')).toHaveCount(rows);
      await expect(page.getByRole('img', { name: words.table.chart[name] })).toBeVisible();
      await expect(page.getByText(words.table.sample)).toBeVisible();
      const csv = await request.get(`${IR}/data/${locale}/${name}.csv`);
      expect(csv.headers()['content-type']).toBe('text/csv; charset=utf-8');
      expect([...(await csv.body()).subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
      const json = await (await request.get(`${IR}/data/${locale}/${name}.json`)).json();
      expect(json).toMatchObject({ name, sample: true });
      expect(json.rows).toHaveLength(rows - 1);
    }
  });

  test(`IR-02 a dividend is worked out, by form and by address (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}${IR}/stock-info?tab=dividends`);
    await page.getByLabel(words.calculator.shares).fill('12345');
    await page.getByLabel(words.calculator.from).selectOption('2023');
    await page.getByRole('button', { name: words.calculator.submit }).click();
    await arrived(page, /\/dividend-calculator\?shares=12345&from=2023&to=2024$/);
    const result = page.getByRole('region', { name: words.calculator.result });
    await expect(result.getByText('9,629.10', { exact: true })).toBeVisible();
    await expect(result.getByRole('row')).toHaveCount(4);
    await expect(page.getByRole('region', { name: words.calculator.assumptions })).toBeVisible();
  });

  test.pack(
    `IR-04 the banner opens the groups in a new tab; their items open as channel (${locale})`,
    async ({ page, context }) => {
      await page.goto(`${prefix}${IR}/prospectus`);
      await expect(main(page).getByRole('listitem')).toHaveCount(10);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: words.prospectus.banner }).click();
      const tab = await opened;
      await arrived(tab, /\/prospectus\/prospectus-banner-detail$/);
      await expect(
        tab.getByRole('main').getByRole('heading', { level: 2 }).filter({ hasText: '2017' }).first(),
      ).toBeVisible();
      const link = tab.getByRole('main').getByRole('listitem').first().getByRole('link');
      await expect(link).toHaveAttribute('href', /\/detail\?type=channel&id=\d+$/);
      await link.click();
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test.pack(`IR-06 the charter in force, its history and the rules (${locale})`, async ({ page }) => {
    await page.goto(`${prefix}${IR}/governance`);
    await expect(main(page).locator('details')).toHaveCount(5);
    const history = page.getByRole('region', { name: words.governance.history });
    await expect(history.locator('details').first()).toContainText('2023');
    await history.locator('summary').first().click();
    await expect(history.locator('details').first()).toHaveAttribute('open', '');
  });

  test.pack(
    `IR-01 dates for the visitor’s calendar: one by one, and all of them (${locale})`,
    async ({ page, request }) => {
      await page.goto(`${prefix}${IR}/calendar`);
      const all = await request.get(
        (await page.getByRole('link', { name: 'iCalendar' }).getAttribute('href')) ?? '',
      );
      expect(all.headers()['content-type']).toBe('text/calendar; charset=utf-8');
      const events = (await all.text()).match(/BEGIN:VEVENT/g) ?? [];
      const add = page.getByRole('link', { name: locale === 'zh' ? /^加入日历：/ : /^Add to calendar:/ });
      await expect(add).toHaveCount(events.length);
      const one = await request.get((await add.first().getAttribute('href')) ?? '');
      expect(await one.text()).toMatch(/DTSTART(;VALUE=DATE)?:\d{8}/);
    },
  );
}

test.describe('on the narrowest phone', () => {
  test.use(NARROW_PHONE);

  const PAGES = ['', '/stock-info', '/stock-info?tab=ownership', '/stock-info?tab=dividends', '/report'];
  const MORE = [
    '/prospectus',
    '/prospectus/prospectus-banner-detail',
    '/governance',
    '/announcements',
    '/calendar',
  ];
  const COMPANY = [
    '',
    '/structure',
    '/organization-structure-detail',
    '/management',
    '/subsidiaries',
    '/subsidiary-detail',
  ];
  const CALCULATOR = '/dividend-calculator?shares=999999999999&from=2015&to=2024';

  for (const locale of LOCALES) {
    test(`MN-06 nothing is wider than 320 px (${locale})`, async ({ page }) => {
      const prefix = `${locale === 'zh' ? '' : '/en'}${IR}`;
      for (const path of [...PAGES, ...MORE, CALCULATOR, ...COMPANY.map((one) => `/intro${one}`)]) {
        await page.goto(prefix + path);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, path).toBeLessThanOrEqual(320);
      }
    });
  }
});
