import 'server-only';
import { atMost } from '@/lib/base/at-most';
import { isId } from '@/lib/base/possible';
import { menuPlaces, reviewedItems } from '@/lib/mappers/review';
import type { Finding } from '@/lib/model/findings';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import type { ContentQuery } from '@/lib/ows/contract/query';
import { bySeverity } from '@/lib/rules/findings/all-rules';
import { LOCALES } from '@/lib/site/locales';
import { DISCLOSURE_CONTENT, DISCLOSURE_NOTICE } from '@/lib/site/route-table';
import type { SitePath } from '@/lib/site/routes';
import { findById, findByPath, queryOf } from '../site/menu';
import { Collection } from './collect';
import { type Judged, judge } from './judge';
import { CALLS_AT_ONCE } from './limits';
import { reviewedReports } from './review-all';
import { readMenu, readReports, readRows } from './sources';

/** How many articles of a menu item are reviewed, the first on its page. */
const ITEM_ARTICLES = 50;
/** Short, since an editor waits. */
const FILES_MS = 2000;
const ARTICLE_PAGES: readonly string[] = ['/detail', '/twin', DISCLOSURE_NOTICE];
const REPORT_PAGES: readonly string[] = [
  '/investor-relations',
  '/investor-relations/report',
] satisfies SitePath[];

export interface PageToReview {
  /** Its findings come first among those of one severity. */
  locale: Locale;
  /** Site path without language. */
  path: string;
  query: Readonly<Record<string, string | undefined>>;
  /** Whether drafts are reviewed, too. */
  preview: boolean;
}

type Wanted = Pick<ContentQuery, 'id' | 'menuKey' | 'bindingTags'>;

/** What a page shows: one article, or menu items with their articles. */
interface Shown {
  items: MenuItem[];
  wanted: Wanted[];
}

/** An item and the blocks of its page, which have its path. */
const withBlocks = (item: MenuItem): MenuItem[] => [
  item,
  ...item.children.filter(({ path }) => path === item.path).flatMap(withBlocks),
];

function shownOn(tree: readonly MenuItem[], { path, query }: PageToReview): Shown {
  const { id, menuId, tab } = query;
  if (id && ARTICLE_PAGES.includes(path)) return { items: [], wanted: isId(id) ? [{ id }] : [] };
  const itemId = path === '/detail' ? menuId : path === DISCLOSURE_CONTENT ? tab : undefined;
  const item = itemId ? findById(tree, itemId) : findByPath(tree, path);
  const items = item ? withBlocks(item) : [];
  return { items, wanted: items.map(queryOf) };
}

/** False for articles of other pages below an item, which the back office returns together with its own. */
const belongs = (menuKey: string, { id, bindingTags = [], ...wanted }: Wanted): boolean =>
  id !== undefined || bindingTags.length > 0 || wanted.menuKey === menuKey;

async function collect(wanted: readonly Wanted[], preview: boolean): Promise<Collection> {
  const collection = new Collection();
  const calls = LOCALES.flatMap(({ code }) => wanted.map((query) => ({ locale: code, query })));
  await atMost(calls, CALLS_AT_ONCE, async ({ locale, query }) => {
    const variant = { locale, device: 'desktop' } as const;
    const asked = { variant, ...query, withBody: true, pageSize: query.id ? 1 : ITEM_ARTICLES };
    const { rows } = await readRows(asked, preview);
    for (const row of rows) {
      if (query.id ? row.id === query.id : belongs(row.menuKey, query)) collection.add(row, locale);
    }
  });
  return collection;
}

function inOwnOrder({ findings, ...rest }: Judged, locale: Locale): Judged {
  const own = findings.filter((one) => one.locale === locale);
  const others = findings.filter((one) => one.locale !== locale);
  return { ...rest, findings: bySeverity([...own, ...others]) };
}

/**
 * Applies all rules to one page in both languages: to the article that it shows, or to its menu item with the
 * articles of its blocks. Rejects with an OwsError when the back office fails, except for files.
 */
export async function reviewPage(page: PageToReview): Promise<Finding[]> {
  const { preview, path, locale } = page;
  const { rows, tree } = await readMenu();
  const shown = shownOn(tree, page);
  const [collection, reports] = await Promise.all([collect(shown.wanted, preview), readReports(tree)]);
  const keys = shown.items.map(({ key }) => key);
  const judged = await judge({
    preview,
    budget: FILES_MS,
    tree,
    items: reviewedItems(rows).filter(({ key }) => keys.includes(key)),
    articles: await collection.articles(menuPlaces(tree)),
    reports: REPORT_PAGES.includes(path) ? reviewedReports(reports, 'today') : [],
    newest: { zh: reports.zh.newest, en: reports.en.newest },
    ids: collection.ids,
    isWhole: false,
  });
  return inOwnOrder(judged, locale).findings;
}
