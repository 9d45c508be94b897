import { toInt, toTexts } from '@/lib/base/values';
import { safeHref } from '@/lib/html/safe-href';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import type { RawMenuItem } from '@/lib/ows/contract/raw';
import { normalPath } from '@/lib/site/address';
import { isEnglish } from '@/lib/site/english-flag';
import type { Translate } from './articles';
import { withDisclosureTabs } from './disclosure-tabs';
import { mapSeo } from './seo';

const IN_USE = '0';
const VISIBLE = '0';
/** As in RuoYi, isFrame "0" marks an external address. */
const FRAME = '0';

const leadsOutside = ({ path, isFrame }: RawMenuItem): boolean =>
  isFrame === FRAME || /^(https?:)?\/\//i.test(path);

/** A host, with or without a path, as editors type it: `www.cninfo.com.cn`. */
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(\/|$)/i;

function outsideAddress(raw: RawMenuItem): string | null {
  if (!leadsOutside(raw)) return null;
  return safeHref(HOST.test(raw.path) ? `https://${raw.path}` : raw.path) || null;
}

interface View {
  locale: Locale;
  translate: Translate;
}

/** Without an English name the English dictionary may have one (LG-04). */
function labelOf({ menuName, menuEnName }: RawMenuItem, { locale, translate }: View): string {
  const name = menuName.trim();
  return locale === 'zh' ? name : menuEnName.trim() || translate(name);
}

/** The external address of an item if this site refuses to link it, else empty. */
export const refusedAddress = (raw: RawMenuItem): string =>
  leadsOutside(raw) && !outsideAddress(raw) ? raw.path : '';

function mapItem(raw: RawMenuItem, { locale, translate }: View): MenuItem {
  const href = outsideAddress(raw);
  return {
    id: raw.menuId,
    parentId: raw.parentId,
    key: raw.menuKey || raw.menuId,
    name: raw.menuName.trim(),
    label: labelOf(raw, { locale, translate }),
    type: raw.menuType,
    visible: raw.visible === VISIBLE,
    inEnglish: isEnglish(raw.query),
    path: href ? null : normalPath(`/${raw.routeUrl}`),
    href,
    order: toInt(raw.orderNum) ?? 0,
    bindingTags: toTexts(raw.bindingTags),
    seo: mapSeo(locale === 'en' ? raw.enSeoInfo : raw.seoInfo),
    children: [],
  };
}

const inOrder = (items: MenuItem[]): MenuItem[] =>
  items.toSorted((a, b) => a.order - b.order || a.id.localeCompare(b.id, 'en', { numeric: true }));

function withChildren(item: MenuItem, byParent: Map<string, MenuItem[]>, above: readonly string[]): MenuItem {
  // An item that is its own ancestor would recurse without end.
  const path = [...above, item.id];
  const below = (byParent.get(item.id) ?? []).filter(({ id }) => !path.includes(id));
  const children = inOrder(below).map((child) => withChildren(child, byParent, path));
  return withDisclosureTabs({ ...item, children });
}

/** The flat list as a tree (MN-01): drops disabled items with everything below them, and orphans. */
export function mapMenu(
  rows: readonly RawMenuItem[],
  locale: Locale,
  translate: Translate = (text) => text,
): MenuItem[] {
  const used = rows.filter(({ status, menuId }) => (status || IN_USE) === IN_USE && menuId);
  const byParent = new Map<string, MenuItem[]>();
  for (const raw of used) {
    const parent = raw.parentId || '0';
    byParent.set(parent, [...(byParent.get(parent) ?? []), mapItem(raw, { locale, translate })]);
  }
  return inOrder(byParent.get('0') ?? []).map((item) => withChildren(item, byParent, []));
}

/** All items of a menu, each before its children. */
export const allItems = (tree: readonly MenuItem[]): MenuItem[] =>
  tree.flatMap((item) => [item, ...allItems(item.children)]);
