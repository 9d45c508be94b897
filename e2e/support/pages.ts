import { type BrowserContextOptions, type Page, test } from '@playwright/test';

/** A page of each template by its name, with placeholders of found.ts. */
export const PAGES = [
  ['home', '/'],
  ['press room', '/pressroom'],
  ['press room with a filter', '/pressroom?filterName=announcement'],
  ['news', '/detail?type=news&id={news}'],
  ['both languages side by side', '/twin?id={twin}'],
  ['channel', '/detail?type=channel&id={news}'],
  ['service', '/detail?type=service&id={news}'],
  ['custom', '/detail?type=custom&id={news}'],
  ['culture', '/about-us/culture-building'],
  ['a product', '{product}'],
  ['purpose', '/sustainability/purpose'],
  ['terms', '/terms'],
  ['business licence', '/businesslicence'],
  ['legal statement', '/legal-website-statement'],
  ['the accessibility statement', '/accessibility'],
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
  ['the archive', '/investor-relations/archive'],
  ['a filing', '/investor-relations/archive/filing?id={filing}'],
  ['how to check the record', '/investor-relations/archive/how-to-check'],
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

export const addressOf = (locale: 'zh' | 'en', path: string) =>
  locale === 'zh' ? path : path === '/' ? '/en' : `/en${path}`;

/**
 * One tab for all tests of a block, which therefore run one after the other: opening a tab for each page would cost as
 * much as the check itself. Call it within a block.
 */
export function sharedPage(options: BrowserContextOptions): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  // With animations the contrast would be measured half way.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
  });
  test.afterAll(() => page.close());
  return () => page;
}
