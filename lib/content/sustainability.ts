import 'server-only';
import type { ArticleSummary } from '@/lib/model/articles';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { EsgList, Pillar, Sustainability, Topic } from '@/lib/model/sustainability';
import type { Variant } from '@/lib/model/variant';
import { listRatings } from './about/ratings';
import { listByMenuName, listFullArticles, newestArticles } from './articles/articles';
import { getList } from './articles/lists';
import { MENU_NAMES } from './articles/names';
import { ownTitle } from './articles/own-title';
import { secondary } from './secondary';
import { findByPath, getMenu, queryOf } from './site/menu';

const HUB_PATH = '/sustainability';
const NEWS_PATH = `${HUB_PATH}/esg-news`;
const REPORT_PATH = `${HUB_PATH}/esg-report`;
/** The four sections of the hub, in their order. */
const PILLAR_PATHS = ['sustainable-finance', 'environmental', 'social', 'governance'].map(
  (name) => `${HUB_PATH}/${name}`,
);
const TOPIC_PATHS = [...PILLAR_PATHS, `${HUB_PATH}/keep-striving`, `${HUB_PATH}/purpose`];

async function newestOf(variant: Variant, menu: MenuItem | null): Promise<ArticleSummary | null> {
  if (!menu) return null;
  const [article] = await newestArticles(variant, queryOf(menu), 1);
  return article ?? null;
}

async function toPillar(variant: Variant, menu: MenuItem): Promise<Pillar> {
  const article = await newestOf(variant, menu);
  return {
    id: menu.id,
    name: menu.label,
    title: article ? ownTitle(article.title, menu.label) : '',
    text: article?.excerpt || menu.seo.description,
    image: article?.image ?? '',
    path: menu.path ?? HUB_PATH,
    figures: article ? [...article.facts.figures] : [],
  };
}

const itemsAt = (tree: readonly MenuItem[], paths: readonly string[]): MenuItem[] =>
  paths.flatMap((path) => findByPath(tree, path) ?? []);

/** SU-01: newest report and news, policies, ratings, and the four sections of sustainability. */
export async function getSustainability({
  variant,
  locale,
  path,
}: PageContext): Promise<Sustainability | null> {
  const tree = await getMenu(locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const [pillars, hero, report, topNews, policy, ratings] = await Promise.all([
    Promise.all(itemsAt(tree, PILLAR_PATHS).map((item) => toPillar(variant, item))),
    secondary('the banner of sustainability', listByMenuName(variant, MENU_NAMES.sustainabilityHero), []),
    secondary('the newest ESG report', newestOf(variant, findByPath(tree, REPORT_PATH)), null),
    secondary('the top ESG news', newestOf(variant, findByPath(tree, NEWS_PATH)), null),
    secondary('the ESG policies', listByMenuName(variant, MENU_NAMES.esgPolicy), []),
    listRatings(locale),
  ]);
  return {
    title: menu.label,
    intro: menu.seo.description,
    hero: hero[0] ?? null,
    report,
    topNews,
    policy: policy[0] ?? null,
    ratings,
    pillars,
  };
}

/** SU-02: one section of sustainability, and links to the others. */
export async function getTopic({ variant, locale, path }: PageContext): Promise<Topic | null> {
  const tree = await getMenu(locale);
  const menu = findByPath(tree, path);
  if (!menu) return null;
  const articles = await listFullArticles(variant, queryOf(menu));
  return {
    title: menu.label,
    articles,
    figures: articles.flatMap(({ facts }) => facts.figures),
    others: itemsAt(tree, TOPIC_PATHS).flatMap(({ label, path: to }) =>
      to && to !== path ? [{ name: label, path: to }] : [],
    ),
  };
}

/** SU-02: a paged list whose first page features its first item; null past the end. */
export async function getEsgList(
  { variant, page }: PageContext,
  name: 'esg-news' | 'esg-reports',
): Promise<EsgList | null> {
  const answer = await getList({ variant, page }, name);
  if (!answer) return null;
  const { menu, list } = answer;
  const [first = null, ...rest] = list.items;
  const [featured, items] = page === 1 ? [first, rest] : [null, list.items];
  return { title: menu.label, intro: menu.seo.description, featured, list: { ...list, items } };
}
