import 'server-only';
import { HOME_SPECIAL_COUNT } from '@/lib/base/constants';
import {
  getMenuPage,
  getPageData,
  listArticles,
  listByMenuName,
  listByTitle,
} from '@/lib/content/articles/articles';
import { IVR_TITLE, MENU_NAMES } from '@/lib/content/articles/names';
import { listCards } from '@/lib/content/business/business';
import { listNotices } from '@/lib/content/disclosure/disclosure';
import { findByPath, getMenu, queryOf } from '@/lib/content/site/menu';
import type { ArticleSummary } from '@/lib/model/articles';
import type { DetailType } from '@/lib/model/detail';
import type { Locale, Variant } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { PROSPECTUS_GROUPS } from '@/lib/site/route-table';
import { detailHref, href } from '@/lib/site/routes';
import { bothLanguages, type SitemapEntry } from '../formats/sitemap-xml';
import { changeOf, hasPage } from './article-entries';

/** Blocks whose first article is linked as a page. */
const FIRST_OF = [
  MENU_NAMES.leaderAddress,
  MENU_NAMES.publicWelfare,
  MENU_NAMES.joinUs,
  MENU_NAMES.partyBuilding,
  MENU_NAMES.esgPolicy,
];
const NOTICE = '/public-disclosure/ann_article';

interface Linked {
  article: ArticleSummary;
  /** The address in the form in which it is linked. */
  addressIn: (locale: Locale) => string;
}

async function prospectusGroups(variant: Variant): Promise<ArticleSummary[]> {
  const items = findByPath(await getMenu(variant.locale), PROSPECTUS_GROUPS)?.children ?? [];
  return (await Promise.all(items.map((item) => listArticles(variant, queryOf(item))))).flat();
}

async function channelArticles(variant: Variant): Promise<ArticleSummary[]> {
  const blocks = await Promise.all(FIRST_OF.map((name) => getMenuPage(variant, name)));
  const [ivr] = await listByTitle(variant, IVR_TITLE);
  const groups = await prospectusGroups(variant);
  return [...blocks.filter((one) => one !== null), ...(ivr ? [ivr] : []), ...groups];
}

const asDetail =
  ({ id }: ArticleSummary, type: DetailType) =>
  (locale: Locale): string =>
    detailHref(locale, id, type);
const asNotice =
  ({ id }: ArticleSummary) =>
  (locale: Locale): string =>
    href(locale, NOTICE, { id });

/** Articles outside the lists that pages link to, each in the form in which it is linked. */
async function linkedIn(locale: Locale): Promise<Map<string, Linked>> {
  const variant: Variant = { locale, device: 'desktop' };
  const [special, blocks, channel, cards, notices] = await Promise.all([
    listByMenuName(variant, MENU_NAMES.homeSpecial),
    getPageData(variant, [MENU_NAMES.honors]),
    channelArticles(variant),
    listCards(variant),
    listNotices(variant),
  ]);
  const news = [...special.slice(0, HOME_SPECIAL_COUNT), ...(blocks.get(MENU_NAMES.honors) ?? [])];
  const linked: Linked[] = [
    ...news.map((article) => ({ article, addressIn: asDetail(article, 'news') })),
    ...channel.map((article) => ({ article, addressIn: asDetail(article, 'channel') })),
    ...cards.map((article) => ({ article, addressIn: asDetail(article, 'service') })),
    ...notices.map((article) => ({ article, addressIn: asNotice(article) })),
  ];
  const pages = linked.filter(({ article }) => hasPage(article));
  return new Map(pages.map((one) => [one.addressIn(locale), one]));
}

/**
 * Cards of the business lines, notices, and single articles that pages link to; few enough for one file with both
 * languages.
 */
export async function* otherEntries(): AsyncGenerator<SitemapEntry> {
  const linked = { zh: await linkedIn('zh'), en: await linkedIn('en') };
  const absolute = (address: string) => new URL(address, env().siteUrl).href;
  for (const locale of ['zh', 'en'] as const) {
    for (const { article, addressIn } of linked[locale].values()) {
      const [zh, en] = [addressIn('zh'), addressIn('en')];
      const both = linked.zh.has(zh) && linked.en.has(en);
      yield {
        loc: absolute(addressIn(locale)),
        lastmod: changeOf(article),
        alternates: both ? bothLanguages(absolute(zh), absolute(en)) : undefined,
        images: article.image ? [absolute(article.image)] : [],
      };
    }
  }
}
