import 'server-only';
import { LIFETIMES } from '@/lib/base/cache';
import { FUYI_ITEM_ID } from '@/lib/base/constants';
import { qrCode } from '@/lib/base/qr';
import { mapSoftware } from '@/lib/mappers/software';
import type { PageContext } from '@/lib/model/page';
import type { FuyiDownload, SoftwareItem, SoftwarePage, VisitorPlatform } from '@/lib/model/software';
import type { Locale } from '@/lib/model/variant';
import { fetchSoftware } from '@/lib/ows/contract/software';
import { env } from '@/lib/runtime/env';
import { noteLifetime } from '@/lib/runtime/page-notes';
import { pathHref } from '@/lib/site/routes';
import { listFullArticles } from './articles/articles';
import { getTranslate } from './dictionaries/dictionaries';
import { listEntries } from './dictionaries/entries';
import { secondary } from './secondary';
import { findByPath, getMenu } from './site/menu';
import { pageHead } from './site/page-head';

const FEATURED_SOFTWARE = 3;

/** All software items of the back office, in its order. */
export async function listSoftware(locale: Locale): Promise<SoftwareItem[]> {
  const [rows, translate] = await Promise.all([fetchSoftware(), getTranslate(locale)]);
  noteLifetime(LIFETIMES.list);
  return rows.map((row) => mapSoftware(row, translate));
}

/** Platform of the visitor, which was derived from the user agent. */
const visitorOf = ({ query }: PageContext): VisitorPlatform =>
  query.platform === 'windows' || query.platform === 'mac' ? query.platform : 'other';

const hasApp = ({ builds }: SoftwareItem): boolean =>
  builds.some(({ platform, href }) => platform === 'mobile' && href !== '');

/** The QR code by which a visitor on a desktop opens the page on a phone. */
function codeOf({ device, locale, path }: PageContext, items: readonly SoftwareItem[]) {
  if (device !== 'desktop' || !items.some(hasApp)) return null;
  return qrCode(new URL(pathHref(locale, path), env().siteUrl).href);
}

/** DL-01: the first three items are featured. */
export async function getSoftwarePage(context: PageContext): Promise<SoftwarePage> {
  const { locale, variant, path } = context;
  const menu = findByPath(await getMenu(locale), path);
  const [items, tools, articles] = await Promise.all([
    listSoftware(locale),
    listEntries(locale, 'safety_tools'),
    menu ? secondary('texts of downloads', listFullArticles(variant, { menuKey: menu.key }), []) : [],
  ]);
  return {
    ...pageHead(menu, locale, 'software'),
    visitor: visitorOf(context),
    featured: items.slice(0, FEATURED_SOFTWARE),
    others: items.slice(FEATURED_SOFTWARE),
    tools,
    articles,
    code: codeOf(context, items),
  };
}

/** DL-02: one item of the list, by its id. */
export async function getFuyi(context: PageContext): Promise<FuyiDownload> {
  const menu = findByPath(await getMenu(context.locale), context.path);
  const items = await listSoftware(context.locale);
  return {
    ...pageHead(menu, context.locale, 'fuyi'),
    visitor: visitorOf(context),
    item: items.find(({ id }) => id === FUYI_ITEM_ID) ?? null,
  };
}
