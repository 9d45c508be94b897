import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { BREAKER_PAUSE_MS } from '@/lib/base/constants';
import { unsentError } from '@/lib/base/ows-error';
import { mapMenu } from '@/lib/mappers/menu';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { fetchMenu } from '@/lib/ows/contract/calls';
import type { RawMenuItem } from '@/lib/ows/contract/raw';
import { processState } from '@/lib/runtime/process-state';
import { getTranslate } from '../dictionaries/dictionaries';
import { mappedOnce } from '../snapshots/mapped-once';
import { confirmSnapshot, sharedSnapshot } from '../snapshots/shared-snapshot';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** End of the pause after an emptied back office, in milliseconds since the epoch. */
    emptiedMenu: { until: number };
  }
}

const emptied = processState('emptiedMenu', () => ({ until: 0 }));

const MENU = { name: 'menu', tag: TAGS.menu, lifetimeMs: LIFETIMES.shared * 1000, load: fetchMenu };

const lacksEnglishNames = (rows: readonly RawMenuItem[]): boolean =>
  mappedOnce([rows], 'lacks English names', () => rows.some(({ menuEnName }) => menuEnName.trim() === ''));

/** The menu tree with names in one language; the same object as long as the menu is unchanged. */
export async function getMenu(locale: Locale): Promise<readonly MenuItem[]> {
  const rows = await sharedSnapshot(MENU);
  const translate = await getTranslate(locale === 'en' && lacksEnglishNames(rows) ? 'en' : 'zh');
  return mappedOnce([rows, translate], locale, () => mapMenu(rows, locale, translate));
}

/**
 * To be called when an answer has no articles: the back office may have lost all of them. Rejects when its
 * menu is empty or fails, too, since an emptied back office is an outage and must not turn pages into 404s.
 */
export async function assertNotEmptied(): Promise<void> {
  try {
    await confirmSnapshot(MENU);
  } catch (error) {
    emptied.until = Date.now() + BREAKER_PAUSE_MS;
    throw error;
  }
}

/** Throws during the pause after an emptied menu: answers without articles cannot be trusted then. */
export function assertNotJustEmptied(): void {
  if (Date.now() < emptied.until) throw unsentError('the back office is empty');
}

/** The items from the root to the first match (depth first), or an empty list. */
export function findWithAncestors(tree: readonly MenuItem[], fits: (item: MenuItem) => boolean): MenuItem[] {
  for (const item of tree) {
    if (fits(item)) return [item];
    const below = findWithAncestors(item.children, fits);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The item of a page: the topmost one with its path, since content blocks inherit their page's. */
export function findByPath(tree: readonly MenuItem[], path: string): MenuItem | null {
  return findWithAncestors(tree, (item) => item.path === path).at(-1) ?? null;
}

/** The first item with this untranslated name, at any depth, or null. */
export function findByName(tree: readonly MenuItem[], name: string): MenuItem | null {
  return findWithAncestors(tree, (item) => item.name === name).at(-1) ?? null;
}

/** The part of a content query that selects the articles of a menu item. */
export const queryOf = ({ key, bindingTags }: MenuItem) => ({ menuKey: key, bindingTags });

/** The item with this id of the back office, at any depth, or null. */
export function findById(tree: readonly MenuItem[], id: string): MenuItem | null {
  return findWithAncestors(tree, (item) => item.id === id).at(-1) ?? null;
}
