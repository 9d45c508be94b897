import { type BrowserContextOptions, expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { PHONE } from './support/devices';
import { addressFor, firstNews } from './support/found';
import { LOCALES, WORDS } from './support/words';

const PAGES = [
  ['home', '/'],
  ['press room', '/pressroom'],
  ['press room with a filter', '/pressroom?filterName=announcement'],
  ['news', '/detail?type=news&id={news}'],
  ['channel', '/detail?type=channel&id={news}'],
  ['service', '/detail?type=service&id={news}'],
  ['custom', '/detail?type=custom&id={news}'],
  ['culture', '/about-us/culture-building'],
  ['a product', '{product}'],
  ['purpose', '/sustainability/purpose'],
  ['terms', '/terms'],
  ['business licence', '/businesslicence'],
  ['legal statement', '/legal-website-statement'],
  ['the hotline', '/customer-hotline'],
  ['contact', '/contact-us'],
  ['complaints and mediation', '/customer-slogan'],
  ['services', '/service'],
  ['the report form', '/report-fraud'],
  ['the complaint form', '/online-complaints?info=axe'],
  ['a receipt that is over', '/report-fraud/receipt'],
  ['not found', '/no/such/page'],
  ['investor relations', '/investor-relations'],
  ['announcements', '/investor-relations/announcements'],
  ['announcements of a year', '/investor-relations/announcements?year=2021'],
  ['holders', '/investor-relations/stock-info'],
  ['ownership', '/investor-relations/stock-info?tab=ownership'],
  ['dividends', '/investor-relations/stock-info?tab=dividends'],
  ['reports', '/investor-relations/report'],
  ['prospectuses', '/investor-relations/prospectus'],
  ['offerings', '/investor-relations/prospectus/prospectus-banner-detail'],
  ['governance', '/investor-relations/governance'],
  ['calendar', '/investor-relations/calendar'],
  ['calculator', '/investor-relations/dividend-calculator?shares=1000&from=2015&to=2024'],
  ['company overview', '/investor-relations/intro'],
  ['structure', '/investor-relations/intro/structure'],
  ['structure chart', '/investor-relations/intro/organization-structure-detail'],
  ['management', '/investor-relations/intro/management'],
  ['subsidiaries', '/investor-relations/intro/subsidiaries'],
  ['subsidiary directory', '/investor-relations/intro/subsidiary-detail'],
  ['a business line', '/what-we-do/investment-banking'],
  ['the business lines', '/what-we-do'],
  ['about us', '/about-us'],
  ['sustainability', '/sustainability'],
  ['a side of sustainability', '/sustainability/environmental'],
  ['ESG news', '/sustainability/esg-news'],
  ['ESG reports', '/sustainability/esg-report'],
] as const;

const IN_THE_DARK: readonly string[] = [
  ...['home', 'press room', 'news', 'service', 'the business lines', 'about us', 'sustainability'],
];

const DEVICES = [
  ['desktop', { viewport: { width: 1440, height: 900 } }],
  ['phone', PHONE],
] as const;

const addressOf = (locale: 'zh' | 'en', path: string) =>
  locale === 'zh' ? path : path === '/' ? '/en' : `/en${path}`;

/** In another environment two of the four variants of each page: templates and sample content belong together. */
const isTried = (locale: 'zh' | 'en', device: string): boolean =>
  !process.env.BASE_URL || (locale === 'zh') === (device === 'desktop');

/**
 * One tab for all tests of a block, which therefore run one after the other: opening a tab for each page would cost as
 * much as the check itself. Call it within a block.
 */
function sharedPage(options: BrowserContextOptions): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  // With animations the contrast would be measured half way.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());
  return () => page;
}

for (const [device, use] of DEVICES) {
  for (const locale of LOCALES.filter((one) => isTried(one, device))) {
    test.describe(`${locale} ${device}`, () => {
      const shared = sharedPage(use);

      for (const [name, path] of PAGES) {
        if (locale === 'en' && path === '/legal-website-statement') continue;
        test(`RT-01 accessible: ${name} (${locale}, ${device})`, async ({ request }) => {
          const page = shared();
          await page.goto(addressOf(locale, await addressFor(request, path)));
          await expect(page.locator('html')).toHaveAttribute(
            'data-device',
            device === 'phone' ? 'mobile' : 'desktop',
          );
          await expectAccessible(page);
        });
      }
    });
  }

  test.describe(`dark ${device}`, () => {
    const shared = sharedPage({ ...use, colorScheme: 'dark' });

    for (const [name, path] of PAGES.filter(([name]) => IN_THE_DARK.includes(name))) {
      test(`RT-01 accessible in the dark: ${name} (${device})`, async ({ request }) => {
        const page = shared();
        await page.goto(await addressFor(request, path));
        const paper = await page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
        expect(paper, 'a dark ground').toMatch(/^rgb\((\d|[1-5]\d), /);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('opened things', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('MN-03 accessible: the opened row of the menu', async ({ page }) => {
    await page.goto('/pressroom');
    const menu = page.getByRole('navigation', { name: WORDS.zh.header.menu });
    const section = menu.locator(':scope > ul > li:has([data-children])').filter({ visible: true }).first();
    await section.locator(':scope > a').focus();
    await expect(section.locator('[data-children] a').first()).toBeVisible();
    await expectAccessible(page);
  });

  test('DE-04 accessible: the share dialog', async ({ page, request }) => {
    await page.goto(await firstNews(request));
    await page.getByRole('button', { name: WORDS.zh.share.wechat }).click();
    await expect(page.getByRole('img', { name: WORDS.zh.share.code })).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use(PHONE);
    for (const locale of LOCALES) {
      test(`MN-03 accessible: the opened menu panel (${locale})`, async ({ page }) => {
        await page.goto(addressOf(locale, '/'));
        await page.getByRole('banner').locator('[data-menu-panel] > summary').tap();
        await expect(page.getByRole('navigation', { name: WORDS[locale].header.menu })).toBeVisible();
        await expectAccessible(page);
      });
    }
  });
});
