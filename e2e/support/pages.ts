import { type BrowserContextOptions, type Page, test } from '@playwright/test';
import type { Locale } from '@/lib/model/variant';
import { ROUTES } from '@/lib/site/route-table';

/** Pages of templates and views that the route table does not name, or not by a page that exists. */
const VIEWS: readonly (readonly [name: string, address: string])[] = [
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
  ['people of funds', '/personnel-business-disclosure?tab=funds'],
  ['outlets of a province', '/branch?province=shanghai'],
  ['results of a search', '/search?q=2024'],
  ['costs of a trade', '/trading-costs?amount=5000'],
  ['a branch company', '/branch-company?compId={company}'],
];

const ZH_ONLY = ROUTES.filter(({ zhOnly }) => zhOnly).map(({ path }) => path);
const pathOf = (address: string): string => address.split('?')[0] ?? '';
const SHOWN = new Set(VIEWS.map(([, address]) => pathOf(address)));

/** The other routes: relatives of a view, or pages with journeys of their own. */
const OTHERS = ROUTES.filter(({ path }) => !SHOWN.has(path)).map(
  ({ path }) => [path.slice(1), path] as const,
);

const isIn = (locale: Locale, address: string): boolean =>
  locale === 'zh' || !ZH_ONLY.some((path) => path === pathOf(address));

/** Every view and every route that exists in a language, by name; addresses have placeholders of found.ts. */
export const pagesIn = (locale: Locale) =>
  [...VIEWS, ...OTHERS].filter(([, address]) => isIn(locale, address));

/**
 * The same for a walk that is made several times, by its turn: all views, and of the other routes every second one. With
 * EVERY_LOOK all routes.
 */
export const pagesOfTurn = (locale: Locale, turn: number) =>
  pagesIn(locale).filter(
    ([, address], at) =>
      process.env.EVERY_LOOK || (at + turn) % 2 === 0 || !OTHERS.some(([, other]) => other === address),
  );

export const addressOf = (locale: Locale, path: string) =>
  locale === 'zh' ? path : path === '/' ? '/en' : `/en${path}`;

/**
 * One tab for all tests of a block, which therefore run one after the other: opening a tab for each page would cost as
 * much as the check itself; `prepare` is run once on it. Call it within a block.
 */
export function sharedPage(
  options: BrowserContextOptions,
  prepare?: (page: Page) => Promise<void>,
): () => Page {
  let page: Page;
  test.describe.configure({ mode: 'default' });
  // With animations the contrast would be measured half way.
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ ...options, reducedMotion: 'reduce' });
    await prepare?.(page);
  });
  test.afterAll(() => page.close());
  return () => page;
}
