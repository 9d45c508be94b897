import 'server-only';
import { LIFETIMES } from '../cache';
import { mapMenu } from '../mappers/menu';
import type { MenuItem } from '../model/menu';
import type { Locale } from '../model/variant';
import { fetchMenu } from '../ows/calls';
import { sharedCopy } from './shared-copy';

/** The menu tree in the names of one language. */
export async function getMenu(locale: Locale): Promise<MenuItem[]> {
  const rows = await sharedCopy({ name: 'menu', lifetimeMs: LIFETIMES.shared * 1000, load: fetchMenu });
  return mapMenu(rows, locale);
}

/** The items from the root to the first one (depth first) that fits, or an empty list. */
export function findTrail(tree: readonly MenuItem[], fits: (item: MenuItem) => boolean): MenuItem[] {
  for (const item of tree) {
    if (fits(item)) return [item];
    const below = findTrail(item.children, fits);
    if (below.length > 0) return [item, ...below];
  }
  return [];
}

/** The item of a page: the topmost one with its path, since content blocks inherit their page's. */
export function findByPath(tree: readonly MenuItem[], path: string): MenuItem | null {
  return findTrail(tree, (item) => item.path === path).at(-1) ?? null;
}

export function findByName(tree: readonly MenuItem[], name: string): MenuItem | null {
  return findTrail(tree, (item) => item.name === name).at(-1) ?? null;
}

export function findById(tree: readonly MenuItem[], id: string): MenuItem | null {
  return findTrail(tree, (item) => item.id === id).at(-1) ?? null;
}
