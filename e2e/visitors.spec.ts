import { expect, type Page } from '@playwright/test';
import { href } from '@/lib/site/routes';
import { arrived } from './support/arrival';
import { PHONE } from './support/devices';
import { addressFor } from './support/found';
import { test } from './support/test';
import { LOCALES, WORDS } from './support/words';

const main = (page: Page) => page.getByRole('main');
const tasks = (page: Page, locale: 'zh' | 'en') =>
  main(page).getByRole('navigation', { name: WORDS[locale].home.tasks.label });

for (const locale of LOCALES) {
  const words = WORDS[locale];

  test.describe(`on a phone (${locale})`, () => {
    test.use({ ...PHONE, viewport: { width: 390, height: 844 } });

    test(`HM-01 the hotline is one tap away and in the first screen (${locale})`, async ({ page }) => {
      await page.goto(href(locale, '/'));
      const call = page.locator('a[href^="tel:"]').first();
      await expect(call).toBeInViewport();
    });

    test(`BR-01 the phone of an outlet is two taps from the home page (${locale})`, async ({ page }) => {
      await page.goto(href(locale, '/'));
      await tasks(page, locale).getByRole('link', { name: words.home.tasks.outlet }).tap();
      await arrived(page, new RegExp(`${href(locale, '/branch')}$`));
      await expect(main(page).locator('a[href^="tel:"]').first()).toBeVisible();
    });
  });

  test(`IR-03 a report is two clicks from the home page (${locale})`, async ({ page }) => {
    await page.goto(href(locale, '/'));
    await tasks(page, locale).getByRole('link', { name: words.home.tasks.reports }).click();
    await arrived(page, new RegExp(`${href(locale, '/investor-relations/report')}$`));
    await expect(main(page).locator('a[href$=".pdf"]').first()).toBeVisible();
  });

  test.pack(
    `IR-02 dividends as data and a date to add are two clicks from the home page (${locale})`,
    async ({ page }) => {
      await page.goto(href(locale, '/'));
      await page
        .getByRole('banner')
        .locator(`a[href="${href(locale, '/investor-relations')}"]`)
        .first()
        .click();
      await arrived(page, new RegExp(`${href(locale, '/investor-relations')}$`));
      await expect(main(page).locator('a[href$=".ics"]').first()).toBeVisible();
      await main(page).getByRole('link', { name: words.investors.tools.dividends.title }).click();
      await expect(main(page).locator('a[href$=".csv"]').first()).toBeVisible();
    },
  );

  test(`PR-01 the press room shows its feeds (${locale})`, async ({ page }) => {
    await page.goto(href(locale, '/pressroom'));
    for (const kind of ['rss', 'atom', 'json']) {
      await expect(main(page).locator(`a[href="/feeds/${locale}/news.${kind}"]`)).toBeVisible();
    }
  });
}

test.describe('lists on a small phone', () => {
  test.use({ ...PHONE, viewport: { width: 360, height: 740 } });
  const LONGEST_PX = 12_000;
  /** Every template that shows a list, in the view of it that is longest. */
  const LISTS = [
    ...['/', '/about-us', '/what-we-do', '/service', '/site-map', '/download', '/verify'],
    ...['/pressroom', '/search?q=2025', '/about-us/culture-building', '/public-disclosure'],
    ...[
      '/branch',
      '/branch?province=guangdong',
      '/branch/outlet',
      '/branch-company',
      '/branch-company?compId={company}',
    ],
    ...[
      ...['', '/report', '/report?type=annual', '/announcements', '/calendar', '/governance'],
      ...['/prospectus', '/prospectus/prospectus-banner-detail', '/stock-info', '/stock-info?tab=dividends'],
      ...['/intro/branch', '/intro/branch?province=all', '/intro/subsidiaries', '/intro/subsidiary-detail'],
      '/intro/management',
    ].map((path) => `/investor-relations${path}`),
    ...['/sustainability/esg-news', '/sustainability/esg-report'],
    ...['/personnel-business-disclosure', '/personnel-business-disclosure?tab=funds'],
    ...['/accessibility', '/en/accessibility', '/en/what-we-do', '/en/investor-relations/announcements'],
  ];

  test('BR-01 PR-01 IR-05 no page of a list is longer than sixteen screens', async ({ page, request }) => {
    for (const address of LISTS) {
      await page.goto(await addressFor(request, address));
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, address).toBeLessThanOrEqual(LONGEST_PX);
    }
  });
});
