import 'server-only';
import { todayInChina } from '@/lib/base/china-time';
import { PEOPLE_FOUND_PAGES, PRACTITIONER_PAGE_SIZE } from '@/lib/base/constants';
import { isProvince, placeNames } from '@/lib/base/provinces';
import { mapMarketingPeople, mapPractitioner } from '@/lib/mappers/people';
import type { Page } from '@/lib/model/articles';
import type { SideTab } from '@/lib/model/disclosure';
import type { PageContext } from '@/lib/model/page';
import type {
  MarketingPerson,
  PeopleContent,
  PeopleFilter,
  PeoplePage,
  Practitioner,
} from '@/lib/model/people';
import { fetchMarketingPeople, fetchPractitioners } from '@/lib/ows/contract/people';
import { env } from '@/lib/runtime/env';
import { pathHref } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';
import { listByMenuName } from '../articles/articles';
import { MENU_NAMES } from '../articles/names';
import { getTranslate } from '../dictionaries/dictionaries';
import { listEntries } from '../dictionaries/entries';
import { secondary } from '../secondary';
import { findByPath, getMenu } from '../site/menu';

const MARKETING_PAGE_SIZE = 12;

const TABS = ['marketing', 'outreach', 'futures', 'funds', 'advisers', 'bonds'] as const;
type Tab = (typeof TABS)[number];

const TEXTS: Partial<Record<Tab, string>> = {
  outreach: MENU_NAMES.outreach,
  futures: MENU_NAMES.futuresIb,
  advisers: MENU_NAMES.advisers,
  bonds: MENU_NAMES.bondStaff,
};

function filterOf({ query }: PageContext): PeopleFilter {
  return {
    kind: query.kind === 'witness' ? 'witness' : 'business',
    province: query.province ?? '',
    keyword: (query.keyword ?? '').trim(),
  };
}

/** A search for a name is a personal call: never coalesced or retried. */
const callUse = ({ keyword }: PeopleFilter) => (keyword ? 'personal' : 'read');

/** Number of pages offered; a search for a name is limited to the first ones. */
function pagesOf({ keyword }: PeopleFilter, total: number, size: number): number {
  const pages = Math.max(1, Math.ceil(total / size));
  return keyword ? Math.min(pages, PEOPLE_FOUND_PAGES) : pages;
}

async function practitioners(context: PageContext, filter: PeopleFilter): Promise<Page<Practitioner> | null> {
  const { page, locale } = context;
  const place = placeNames(isProvince(filter.province) ? filter.province : null);
  const request = { ...place, keyword: filter.keyword, page, pageSize: PRACTITIONER_PAGE_SIZE };
  const [{ rows, total }, translate] = await Promise.all([
    fetchPractitioners(request, callUse(filter)),
    getTranslate(locale),
  ]);
  const pages = pagesOf(filter, total, PRACTITIONER_PAGE_SIZE);
  if (page > pages) return null;
  const items = rows.slice(0, PRACTITIONER_PAGE_SIZE).map((row) => mapPractitioner(row, translate));
  return { items, total, page, pages };
}

async function marketingPeople(
  context: PageContext,
  filter: PeopleFilter,
): Promise<Page<MarketingPerson> | null> {
  const { page, locale } = context;
  const [rows, translate] = await Promise.all([
    fetchMarketingPeople(filter.kind, filter.keyword, callUse(filter)),
    getTranslate(locale),
  ]);
  const people = mapMarketingPeople(rows, { kind: filter.kind, translate, today: todayInChina() });
  const pages = pagesOf(filter, people.length, MARKETING_PAGE_SIZE);
  if (page > pages) return null;
  const items = people.slice((page - 1) * MARKETING_PAGE_SIZE, page * MARKETING_PAGE_SIZE);
  return { items, total: people.length, page, pages };
}

/**
 * A search or later page that finds nobody costs one call: there the texts are requested after the people.
 */
async function marketing(context: PageContext, filter: PeopleFilter): Promise<PeopleContent | null> {
  const standard = () =>
    secondary('commission standard', listByMenuName(context.variant, MENU_NAMES.commissionStandard), []);
  const early = filter.keyword === '' && context.page === 1 ? standard() : null;
  const list = await marketingPeople(context, filter);
  if (!list) return null;
  const texts = early ?? (list.total > 0 ? standard() : []);
  return { kind: 'marketing', list, texts: await texts };
}

async function contentOf(
  context: PageContext,
  tab: Tab,
  filter: PeopleFilter,
): Promise<PeopleContent | null> {
  const name = TEXTS[tab];
  if (name) {
    const articles = await listByMenuName(context.variant, name);
    return { kind: 'texts', content: { kind: 'texts', articles } };
  }
  if (tab === 'funds') {
    const list = await practitioners(context, filter);
    return list && { kind: 'practitioners', list };
  }
  return marketing(context, filter);
}

const isTab = (name: string | undefined): name is Tab => TABS.some((tab) => tab === name);

type Load = (context: PageContext, tab: Tab, filter: PeopleFilter) => Promise<PeopleContent | null>;

/** PB-01: the tab in the address, else the first; null past the last page of its list. */
export async function getPeople(context: PageContext, load: Load = contentOf): Promise<PeoplePage | null> {
  const { locale, path, query } = context;
  const open = isTab(query.tab) ? query.tab : 'marketing';
  const filter = filterOf(context);
  const [tree, content, links] = await Promise.all([
    getMenu(locale),
    load(context, open, filter),
    open === 'marketing' ? listEntries(locale, 'footer_left_center_link') : [],
  ]);
  if (!content) return null;
  const menu = findByPath(tree, path);
  const t = translator(locale, 'people');
  const tabs = TABS.map(
    (id): SideTab => ({
      id,
      label: t(`tabs.${id}`),
      href: pathHref(locale, path, { tab: id }),
      current: id === open,
    }),
  );
  return {
    title: menu?.label ?? t('title'),
    intro: menu?.seo.description ?? '',
    siteName: env().settings.name[locale],
    tabs,
    tab: open,
    label: t(`tabs.${open}`),
    filter,
    content,
    links,
  };
}

/** The same for a visitor beyond the rate limit: everything but the people. */
export const getPeopleRefused = (context: PageContext, seconds: number): Promise<PeoplePage | null> =>
  getPeople(context, async () => ({ kind: 'tooMany', seconds }));
