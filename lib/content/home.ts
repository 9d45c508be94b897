import 'server-only';
import { HOME_SPECIAL_COUNT } from '@/lib/base/constants';
import type { ArticleSummary } from '@/lib/model/articles';
import { type Banner, HOME_LINKS, type Home } from '@/lib/model/home';
import type { Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { listByMenuName, newestArticles } from './articles/articles';
import { MENU_NAMES } from './articles/names';
import { secondary } from './secondary';
import { findByName, findByPath, getMenu, queryOf } from './site/menu';
import { presentPages } from './site/page-presence';

const HOME_NEWS_MOBILE = 4;

const HOME_NEWS_DESKTOP = 3;

/** Homepage show-config: 1 and 3 mark the key item, 2 and 4 the list, in Chinese and English. */
const SHOW = { zh: { key: '1', list: '2' }, en: { key: '3', list: '4' } } as const;

async function getBanner(variant: Variant): Promise<Banner | null> {
  const [article] = await listByMenuName(variant, MENU_NAMES.homeBanner);
  if (!article) return null;
  const { title, excerpt, videos, image, openWay, links, displayTime } = article;
  return {
    title,
    excerpt,
    videos,
    poster: image,
    displayTime,
    live: openWay === 'live',
    player: env().livePlayerUrl,
    href: links[0]?.href ?? '',
  };
}

type HomeNews = Pick<Home, 'keyNews' | 'news'>;

const keyOf = (articles: readonly ArticleSummary[]): ArticleSummary | null =>
  articles.find(({ topped }) => topped) ?? articles[0] ?? null;

/** The newest articles of the menu item for home news, or of the press room where the menu has no such item. */
async function newsOfMenu(variant: Variant, count: number): Promise<HomeNews> {
  const tree = await getMenu(variant.locale);
  const item = findByName(tree, MENU_NAMES.homeNews) ?? findByPath(tree, '/pressroom');
  const newest = item ? await newestArticles(variant, queryOf(item), count + 1) : [];
  const keyNews = keyOf(newest);
  return { keyNews, news: newest.filter((article) => article !== keyNews).slice(0, count) };
}

/** News that editors chose by the homepage show-config; if they chose none, the newest ones. */
async function getNews(variant: Variant): Promise<HomeNews> {
  const { key, list } = SHOW[variant.locale];
  const count = variant.device === 'desktop' ? HOME_NEWS_DESKTOP : HOME_NEWS_MOBILE;
  const [keyItems, news] = await Promise.all([
    newestArticles(variant, { slot: key }, count),
    newestArticles(variant, { slot: list }, count),
  ]);
  if (keyItems.length + news.length > 0) return { keyNews: keyOf(keyItems), news };
  return newsOfMenu(variant, count);
}

/** The home page: banner, one key news item, a short list, and the special subject. */
export async function getHome(variant: Variant): Promise<Home> {
  const [tree, banner, news, special] = await Promise.all([
    getMenu(variant.locale),
    getBanner(variant),
    getNews(variant),
    secondary('special subject', listByMenuName(variant, MENU_NAMES.homeSpecial), []),
  ]);
  const { settings } = env();
  return {
    title: findByPath(tree, '/')?.seo.title || settings.name[variant.locale],
    hotline: settings.hotline,
    banner,
    ...news,
    special: special.slice(0, HOME_SPECIAL_COUNT),
    business: findByPath(tree, '/what-we-do')?.children.filter(({ visible }) => visible) ?? [],
    figures: settings.figures,
    pages: presentPages(tree, variant.locale, HOME_LINKS),
  };
}
