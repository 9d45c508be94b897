import { FILES_PATH } from '@/lib/base/constants';
import { bodyFacts, linkOf } from '@/lib/html/body-facts';
import { safeMedia } from '@/lib/html/safe-href';
import type { MenuItem } from '@/lib/model/menu';
import type {
  DroppedPart,
  ReviewedFile,
  ReviewedLink,
  ReviewedMenuItem,
  ReviewedSide,
} from '@/lib/model/review';
import type { Locale } from '@/lib/model/variant';
import type { RawArticle, RawMenuItem } from '@/lib/ows/contract/raw';
import { isLocale } from '@/lib/site/locales';
import { findRoute, type SitePath } from '@/lib/site/routes';
import { readExt } from './article-facts';
import { mapSummary, rawAttachments, rawLinks } from './articles';
import { allItems, mapMenu, refusedAddress } from './menu';
import { mapSeo } from './seo';

function filesBeside(summary: ReturnType<typeof mapSummary>, links: readonly ReviewedLink[]): ReviewedFile[] {
  const { attachments, image, phoneImage, videos } = summary;
  const documents = [...attachments.map(({ url }) => url), ...links.map(({ href }) => href)];
  return [
    ...documents.map((address) => ({ kind: 'document' as const, address })),
    ...[image, phoneImage].map((address) => ({ kind: 'picture' as const, address })),
    ...videos.map((address) => ({ kind: 'film' as const, address })),
  ].filter(({ address }) => address.startsWith(FILES_PATH));
}

/** Attachments whose addresses the site refuses, as dead links. */
const refusedFiles = ({ attachments }: RawArticle): ReviewedLink[] =>
  rawAttachments(attachments)
    .map((address) => linkOf(address, ''))
    .filter(({ address, href }) => address && !href);

/** The picture of an article, if the site refuses it, counts as a dropped part of its text. */
const refusedPictures = ({ imageUrl }: RawArticle): DroppedPart[] =>
  imageUrl.trim() && !safeMedia(imageUrl) ? [{ element: 'img', about: imageUrl.trim() }] : [];

/** An article in one language, as rules read it. */
export function mapSide(raw: RawArticle): ReviewedSide {
  const body = bodyFacts(raw.content);
  const summary = mapSummary(raw, (text) => text);
  const links = rawLinks(raw.slug).map(({ address, label }) => linkOf(address, label));
  return {
    title: summary.title,
    excerpt: summary.excerpt,
    seo: mapSeo(raw.seoInfo),
    hasPage: summary.openWay === 'detail',
    report: summary.report,
    links: [...links, ...refusedFiles(raw)],
    files: filesBeside(summary, links),
    body: { ...body, dropped: [...refusedPictures(raw), ...body.dropped] },
  };
}

/** The only language for which an article is intended, according to its ext; null where it states none. */
export function onlyLanguageOf({ ext }: RawArticle): Locale | null {
  if (!ext.includes('onlyIn')) return null;
  const { onlyIn = '' } = readExt(ext);
  return isLocale(onlyIn) ? onlyIn : null;
}

/** Pages whose articles are filings. */
const FILING_PAGES: readonly SitePath[] = [
  '/investor-relations/announcements',
  '/investor-relations/report',
  '/investor-relations/prospectus',
  '/sustainability/esg-report',
];

/** What the menu says about the articles of an item. */
export interface MenuPlace {
  languages: readonly Locale[];
  isFiling: boolean;
}

/** For articles about which the menu says nothing. */
export const ANYWHERE: MenuPlace = { languages: ['zh', 'en'], isFiling: false };

function placeOf({ path, inEnglish }: MenuItem, above: MenuPlace): MenuPlace {
  const isChinese = !inEnglish || (path !== null && findRoute(path)?.zhOnly === true);
  return {
    languages: isChinese ? ['zh'] : above.languages,
    isFiling: above.isFiling || FILING_PAGES.some((page) => page === path),
  };
}

/** The places of all items of a menu by key; items inherit from those above them. */
export function menuPlaces(
  tree: readonly MenuItem[],
  above: MenuPlace = ANYWHERE,
): ReadonlyMap<string, MenuPlace> {
  return new Map(
    tree.flatMap((item) => {
      const place = placeOf(item, above);
      return [[item.key, place] as const, ...menuPlaces(item.children, place)];
    }),
  );
}

/**
 * The place of articles with a key: that of its item or, if the menu lacks it, of the nearest item above,
 * whose lists include what is below it. Null where the menu has none of them.
 */
export function placeOfKey(menuKey: string, places: ReadonlyMap<string, MenuPlace>): MenuPlace | null {
  const place = places.get(menuKey);
  const comma = menuKey.lastIndexOf(',');
  return place ?? (comma < 0 ? null : placeOfKey(menuKey.slice(0, comma), places));
}

/**
 * The visible items of the menu, as rules read them; of several with the same path the first has the page.
 */
export function reviewedItems(rows: readonly RawMenuItem[]): ReviewedMenuItem[] {
  const byId = new Map(rows.map((row) => [row.menuId, row]));
  const english = new Map(allItems(mapMenu(rows, 'en')).map((item) => [item.id, item]));
  const tree = mapMenu(rows, 'zh');
  const places = menuPlaces(tree);
  const taken = new Set<string>();
  return allItems(tree).flatMap((item) => {
    const raw = byId.get(item.id);
    const path = item.ownPath ?? item.path;
    const ownsPage = path !== null && !taken.has(path);
    if (path !== null) taken.add(path);
    if (!item.visible || !raw) return [];
    return {
      key: item.key,
      sides: {
        zh: { name: item.name, seo: item.seo },
        en: { name: raw.menuEnName.trim(), seo: english.get(item.id)?.seo ?? item.seo },
      },
      languages: (places.get(item.key) ?? ANYWHERE).languages,
      path: ownsPage && !refusedAddress(raw) ? path : null,
      refused: refusedAddress(raw),
    };
  });
}
