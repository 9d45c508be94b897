import 'server-only';
import { SEARCH_MAX_CHARS, SEARCH_MAX_COUNTED } from '@/lib/base/constants';
import { mapPublicSearch } from '@/lib/mappers/public-search';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type {
  ArticleHit,
  LabelledLink,
  SearchFilter,
  SearchOutcome,
  SearchPage,
  TaskLink,
} from '@/lib/model/search';
import { fetchSearch } from '@/lib/ows/contract/search';
import { topTasks } from '@/lib/rules/search/top-tasks';
import { env } from '@/lib/runtime/env';
import { siteHosts } from '@/lib/runtime/site-hosts';
import { href } from '@/lib/site/routes';
import { articleYears } from './articles/years';
import { findByPath, findWithAncestors, getMenu } from './site/menu';
import { isOffered } from './site/page-presence';
import { topMenu } from './site/shell';

const SEARCH_PAGE_SIZE = 100;

/** Popular pages; their names come from the menu. */
const POPULAR = [
  '/investor-relations/announcements',
  '/investor-relations/report',
  '/investor-relations/stock-info',
  '/pressroom',
  '/branch',
  '/download',
  '/customer-hotline',
] as const;

const slugOf = ({ path }: MenuItem): string => (path ?? '').slice(1);

function sectionsOf(tree: readonly MenuItem[], { locale }: PageContext): MenuItem[] {
  return topMenu(tree, locale).filter((item) => /^[a-z0-9_-]{1,40}$/.test(slugOf(item)));
}

function popularOf(tree: readonly MenuItem[], { locale }: PageContext): LabelledLink[] {
  return POPULAR.flatMap((path) => {
    const item = findByPath(tree, path);
    return item && (locale === 'zh' || item.inEnglish)
      ? [{ label: item.label, href: href(locale, path) }]
      : [];
  });
}

/** Where a hit is in the site: its section, and the name of the nearest page in the menu. */
function placeOf(tree: readonly MenuItem[], { menuId }: ArticleHit) {
  const items = findWithAncestors(tree, ({ id }) => id === menuId);
  return { section: items[0], tag: items.findLast(({ visible }) => visible)?.label ?? '' };
}

interface Narrowing {
  tree: readonly MenuItem[];
  section: MenuItem | undefined;
  filter: SearchFilter;
}

/** Applies the filters, since a back office that does not know them returns all hits. */
function narrowed(hits: readonly ArticleHit[], { tree, section, filter }: Narrowing): ArticleHit[] {
  return hits.flatMap((hit) => {
    const place = placeOf(tree, hit);
    const fits = (!section || place.section?.id === section.id) && hit.displayTime.startsWith(filter.year);
    return fits ? [{ ...hit, tag: place.tag }] : [];
  });
}

async function ask({ variant, locale, page }: PageContext, { section, filter }: Narrowing) {
  const answer = await fetchSearch({
    typed: filter.typed,
    variant,
    pageSize: SEARCH_PAGE_SIZE,
    page,
    menuKey: section?.key,
    year: filter.year,
  });
  return mapPublicSearch(answer, { locale, hosts: siteHosts() }, Date.now());
}

/** Null past the last page. */
async function find(context: PageContext, narrowing: Narrowing): Promise<SearchOutcome | null> {
  const answer = await ask(context, narrowing);
  const articles = narrowed(answer.articles, narrowing);
  const isWhole = articles.length === answer.articles.length;
  const total = isWhole ? Math.max(answer.total, articles.length) : articles.length;
  const pages = Math.max(1, Math.ceil(Math.min(total, SEARCH_MAX_COUNTED) / SEARCH_PAGE_SIZE));
  const { page } = context;
  if (page > pages) return null;
  const { functions } = answer;
  return { kind: 'found', functions, articles, total, page, pages };
}

/** Matching tasks that have a page in the language of the visitor; only on the first page. */
function tasksOf(tree: readonly MenuItem[], { typed }: SearchFilter, context: PageContext): TaskLink[] {
  const { locale, page } = context;
  if (page > 1) return [];
  return topTasks(typed)
    .filter(({ path }) => isOffered(tree, path, locale))
    .map(({ name, path }) => ({ name, href: href(locale, path) }));
}

/** SE-03: null for an unknown section or year, and past the last page. */
export async function getSearch(context: PageContext): Promise<SearchPage | null> {
  const { locale, query } = context;
  const filter = { typed: query.q ?? '', type: query.type ?? '', year: query.year ?? '' };
  const tree = await getMenu(locale);
  const sections = sectionsOf(tree, context);
  const section = sections.find((item) => slugOf(item) === filter.type);
  const years = articleYears();
  if ((filter.type && !section) || (filter.year && !years.includes(Number(filter.year)))) return null;
  const outcome = await outcomeOf(context, { tree, section, filter });
  if (!outcome) return null;
  const { name, hotline } = env().settings;
  return {
    filter,
    sections: sections.map((item) => ({ value: slugOf(item), label: item.label })),
    years,
    tasks: tasksOf(tree, filter, context),
    outcome,
    popular: popularOf(tree, context),
    hotline,
    siteName: name[locale],
    seoTitle: findByPath(tree, '/search')?.seo.title ?? '',
  };
}

function outcomeOf(context: PageContext, narrowing: Narrowing): Promise<SearchOutcome | null> {
  const { typed } = narrowing.filter;
  if (!typed) return Promise.resolve({ kind: 'blank' });
  if ([...typed].length > SEARCH_MAX_CHARS) return Promise.resolve({ kind: 'long' });
  return find(context, narrowing);
}
