import 'server-only';
import { HOME_SPECIAL_COUNT } from '@/lib/base/constants';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Banner, Home } from '@/lib/model/home';
import type { Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { listByMenuName, newestArticles } from './articles/articles';
import { MENU_NAMES } from './articles/names';
import { secondary } from './secondary';
import { findByPath, getMenu } from './site/menu';

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

function byCode(variant: Variant, code: string, count: number): Promise<ArticleSummary[]> {
  return newestArticles(variant, { slot: code }, count);
}

/** The home page: banner, one key news item, a short list, and the special subject. */
export async function getHome(variant: Variant): Promise<Home> {
  const { key, list } = SHOW[variant.locale];
  const most = variant.device === 'desktop' ? HOME_NEWS_DESKTOP : HOME_NEWS_MOBILE;
  const [tree, banner, keyItems, news, special] = await Promise.all([
    getMenu(variant.locale),
    getBanner(variant),
    byCode(variant, key, most),
    byCode(variant, list, most),
    secondary('special subject', listByMenuName(variant, MENU_NAMES.homeSpecial), []),
  ]);
  return {
    title: findByPath(tree, '/')?.seo.title ?? '',
    hotline: env().settings.hotline,
    banner,
    keyNews: keyItems.find(({ topped }) => topped) ?? keyItems[0] ?? null,
    news,
    special: special.slice(0, HOME_SPECIAL_COUNT),
    business: findByPath(tree, '/what-we-do')?.children.filter(({ visible }) => visible) ?? [],
  };
}
