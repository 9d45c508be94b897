import 'server-only';
import { type About, FIGURE_LINKS, type JoinUs } from '@/lib/model/about';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { detailHref } from '@/lib/site/routes';
import { getPageData, newestArticles } from '../articles/articles';
import { MENU_NAMES } from '../articles/names';
import { listEntries } from '../dictionaries/entries';
import { secondary } from '../secondary';
import { findByPath, getMenu, queryOf } from '../site/menu';
import { presentPages } from '../site/page-presence';
import { getDistribution } from './distribution';
import { listRatings } from './ratings';

const ABOUT_CULTURE_COUNT = 3;

export const CULTURE_PATH = '/about-us/culture-building';
const BLOCKS = [
  MENU_NAMES.aboutOverview,
  MENU_NAMES.leaderAddress,
  MENU_NAMES.majorEvents,
  MENU_NAMES.honors,
  MENU_NAMES.publicWelfare,
  MENU_NAMES.joinUs,
] as const;

async function getJoinUs({ locale }: Variant, article: Article | undefined): Promise<JoinUs | null> {
  const [standard] = await listEntries(locale, 'join_us_link');
  const [own] = article?.links ?? [];
  const link = own ?? (standard?.url ? { href: standard.url, label: standard.label } : null);
  if (!link) return null;
  return {
    title: article?.title ?? link.label,
    text: article?.excerpt ?? '',
    image: article?.image ?? '',
    page: article ? detailHref(locale, article.id, 'channel') : '',
    ...link,
  };
}

async function getParty(variant: Variant): Promise<ArticleSummary | null> {
  if (variant.locale !== 'zh') return null;
  const blocks = await getPageData(variant, [MENU_NAMES.partyBuilding]);
  return blocks.get(MENU_NAMES.partyBuilding)?.[0] ?? null;
}

async function listCulture(variant: Variant): Promise<ArticleSummary[]> {
  const menu = variant.locale === 'zh' && findByPath(await getMenu('zh'), CULTURE_PATH);
  return menu ? newestArticles(variant, queryOf(menu), ABOUT_CULTURE_COUNT) : [];
}

/** AB-01: the about page. Party building and culture are on the Chinese page only. */
export async function getAbout({ variant, locale, path }: PageContext): Promise<About | null> {
  const tree = await getMenu(locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [blocks, ratings, distribution, party, culture] = await Promise.all([
    getPageData(variant, BLOCKS),
    listRatings(locale),
    secondary('the distribution of outlets', getDistribution(), []),
    secondary('party building', getParty(variant), null),
    secondary('culture', listCulture(variant), []),
  ]);
  const { settings } = env();
  const first = (name: (typeof BLOCKS)[number]) => blocks.get(name)?.[0];
  return {
    pages: presentPages(tree, locale, FIGURE_LINKS),
    title: menu.label,
    intro: menu.seo.description,
    figures: settings.figures,
    overview: first(MENU_NAMES.aboutOverview) ?? null,
    leader: first(MENU_NAMES.leaderAddress) ?? null,
    events: blocks.get(MENU_NAMES.majorEvents) ?? [],
    honors: blocks.get(MENU_NAMES.honors) ?? [],
    ratings,
    distribution,
    mapApproval: settings.mapApproval,
    party,
    culture,
    welfare: first(MENU_NAMES.publicWelfare) ?? null,
    joinUs: await getJoinUs(variant, first(MENU_NAMES.joinUs)),
  };
}
