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

const pathOf = (address: string): string => address.split('?')[0] ?? '';
const VIEWED = new Set(VIEWS.map(([, address]) => address));
const VIEWED_PATHS = new Set(VIEWS.map(([, address]) => pathOf(address)));
const ZH_ONLY = new Set<string>(ROUTES.filter(({ zhOnly }) => zhOnly).map(({ path }) => path));

/** A page to look at. `isRelative`: it is like a view, or has journeys of its own. */
interface SeenPage {
  name: string;
  /** With placeholders of found.ts. */
  address: string;
  isRelative: boolean;
  /** The same in each language. */
  number: number;
}

/** Every view, and every other route of the table. */
const PAGES: readonly SeenPage[] = [
  ...VIEWS.map(([name, address]) => ({ name, address, isRelative: false })),
  ...ROUTES.filter(({ path }) => !VIEWED.has(path)).map(({ path }) => ({
    name: path.slice(1),
    address: path,
    isRelative: true,
  })),
].map((page, number) => ({ ...page, number }));

const isZhOnly = ({ address }: SeenPage): boolean => ZH_ONLY.has(pathOf(address));

/** The pages that exist in a language. */
const pagesIn = (locale: Locale): readonly SeenPage[] =>
  PAGES.filter((page) => locale === 'zh' || !isZhOnly(page));

/** In another environment: its templates are those of the sample content, only the texts are its own. */
const isElsewhere = Boolean(process.env.BASE_URL);

/**
 * Whether a walk that costs much loads a page in one of its `turns`, of which the first half is in Chinese. Views are
 * loaded in every turn and relatives in every second one, but for those that differ from a view by their parameters
 * alone; in another environment each page is loaded in one turn. With EVERY_LOOK all pages are loaded in all turns.
 */
function isOfTurn(page: SeenPage, turn: number, turns: number): boolean {
  if (process.env.EVERY_LOOK) return true;
  if (page.isRelative && VIEWED_PATHS.has(page.address)) return false;
  if (isElsewhere) return page.number % (isZhOnly(page) ? turns / 2 : turns) === turn;
  return !page.isRelative || isZhOnly(page) || page.number % 2 === turn % 2;
}

/** Variants of the standard editions, in their turns: every second one has both languages and both devices. */
export const VARIANTS = [
  { locale: 'zh', device: 'desktop' },
  { locale: 'zh', device: 'phone' },
  { locale: 'en', device: 'phone' },
  { locale: 'en', device: 'desktop' },
] as const;

/** The pages that a walk through these variants loads in one of them. */
export const pagesOfVariant = (turn: number): readonly SeenPage[] =>
  pagesIn(VARIANTS[turn]?.locale ?? 'zh').filter((page) => isOfTurn(page, turn, VARIANTS.length));

const isOnDesktop = (turn: number): boolean => VARIANTS[turn]?.device === 'desktop';

/**
 * The pages that this walk leaves out in a variant; of those that it loads on no desktop each one in one language only.
 */
export function pagesLeftOut(turn: number): readonly SeenPage[] {
  const locale = VARIANTS[turn]?.locale ?? 'zh';
  const turns = isOnDesktop(turn) ? [...VARIANTS.keys()].filter(isOnDesktop) : [turn];
  const loaded = new Set(turns.flatMap(pagesOfVariant));
  const left = pagesIn(locale).filter((page) => !loaded.has(page));
  if (!isOnDesktop(turn)) return left;
  return left.filter((page) => isZhOnly(page) || (page.number % 2 === 0) === (locale === 'zh'));
}

/** The pages that a walk through the elder edition loads in a language. */
export const elderPages = (locale: Locale): readonly SeenPage[] =>
  pagesIn(locale).filter((page) => isOfTurn(page, locale === 'zh' ? 0 : 1, 2));

/** The check whose turn it is with a page; with EVERY_LOOK all of them. */
export const inTurn = <T>(checks: readonly T[], number: number): readonly T[] =>
  process.env.EVERY_LOOK ? checks : checks.filter((_, turn) => turn === number % checks.length);

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
