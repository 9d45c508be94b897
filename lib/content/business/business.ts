import 'server-only';
import { PICTURE_CARDS } from '@/lib/base/constants';
import { CARD_TEMPLATES, type CardTemplate } from '@/lib/model/article-facts';
import type { ArticleSummary } from '@/lib/model/articles';
import type { BusinessLine, BusinessSection, CardList, WhatWeDo } from '@/lib/model/business';
import type { MenuItem } from '@/lib/model/menu';
import type { PageContext } from '@/lib/model/page';
import type { Variant } from '@/lib/model/variant';
import { pageOfItem } from '@/lib/site/routes';
import { getArticle, listArticles, listByMenuName } from '../articles/articles';
import { detailOf } from '../articles/detail';
import { MENU_NAMES } from '../articles/names';
import { ownTitle } from '../articles/own-title';
import { inOrder } from '../company/ordered';
import { secondary } from '../secondary';
import { findByPath, getMenu, queryOf } from '../site/menu';

/** The most cards in the compact design, template 8. */
const COMPACT_CARDS = 18;

const WHAT_WE_DO_PAGE_SIZE = 100;

const WHAT_WE_DO_SECTIONS = 8;

const HUB_PATH = '/what-we-do';
/** The most cards of a design in the overview (BL-01); pages of business lines show all cards. */
const MAX_CARDS: Partial<Record<CardTemplate, number>> = { 1: PICTURE_CARDS.wide, 8: COMPACT_CARDS };

/** The design that the first article names; without one, the first design. */
function templateOf(articles: readonly ArticleSummary[]): CardTemplate {
  return articles.find(({ facts }) => facts.card.template)?.facts.card.template ?? CARD_TEMPLATES[0];
}

interface LineContent extends CardList {
  /** The text of the line itself; its cards belong to the menus below it. */
  main: ArticleSummary | null;
}

async function getLine(variant: Variant, menu: MenuItem): Promise<LineContent> {
  const newest = await listArticles(variant, { ...queryOf(menu), pageSize: WHAT_WE_DO_PAGE_SIZE });
  const isMain = ({ menuKey }: ArticleSummary) => menuKey === menu.key;
  // Where a line has very many cards, its own text may be older than all of them.
  const isLong = newest.length === WHAT_WE_DO_PAGE_SIZE && !newest.some(isMain);
  const articles = isLong ? await listArticles(variant, queryOf(menu)) : newest;
  const main = articles.find(isMain) ?? null;
  return {
    main,
    template: templateOf(articles),
    cards: inOrder(articles.filter((article) => article !== main)).slice(0, WHAT_WE_DO_PAGE_SIZE),
  };
}

const linesOf = (hub: MenuItem): MenuItem[] =>
  hub.children.filter(({ visible, path }) => visible && path).slice(0, WHAT_WE_DO_SECTIONS);

/** The cards of all business lines, each line's in its order. */
export async function listCards(variant: Variant): Promise<ArticleSummary[]> {
  const hub = findByPath(await getMenu(variant.locale), HUB_PATH);
  const lines = await Promise.all((hub ? linesOf(hub) : []).map((line) => getLine(variant, line)));
  return lines.flatMap(({ cards }) => cards);
}

async function toSection(variant: Variant, menu: MenuItem): Promise<BusinessSection> {
  const { main, template, cards } = await getLine(variant, menu);
  return {
    id: menu.id,
    name: menu.label,
    title: main ? ownTitle(main.title, menu.label) : '',
    text: main?.excerpt || menu.seo.description,
    image: main?.image ?? '',
    path: menu.path ?? HUB_PATH,
    template,
    cards: cards.slice(0, MAX_CARDS[template]),
  };
}

/** BL-01: up to eight business lines, each with its cards in the design that the back office chose. */
export async function getWhatWeDo({ variant, path }: PageContext): Promise<WhatWeDo | null> {
  const hub = findByPath(await getMenu(variant.locale), path);
  if (!hub) return null;
  const [sections, hero] = await Promise.all([
    Promise.all(linesOf(hub).map((line) => toSection(variant, line))),
    secondary('the banner of the business lines', listByMenuName(variant, MENU_NAMES.businessHero), []),
  ]);
  return { title: hub.label, intro: hub.seo.description, hero: hero[0] ?? null, sections };
}

/** BL-02: a business line with its full text, its cards, and links to the other lines. */
export async function getBusinessLine(context: PageContext): Promise<BusinessLine | null> {
  const { variant, path } = context;
  const tree = await getMenu(variant.locale);
  const [menu, hub] = [findByPath(tree, path), findByPath(tree, HUB_PATH)];
  if (!menu) return null;
  const { main, template, cards } = await getLine(variant, menu);
  const article = main && (await getArticle(variant, main.id));
  return {
    title: menu.label,
    intro: menu.seo.description,
    detail: article && (await detailOf(context, { type: 'service', title: menu.label, articles: [article] })),
    template,
    cards,
    others: (hub ? linesOf(hub) : []).flatMap((line) => {
      const page = pageOfItem(line);
      return page && line.path !== path ? [{ name: line.label, ...page }] : [];
    }),
  };
}
