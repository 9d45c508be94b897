import type { MenuItem } from '@/lib/model/menu';

/** Below an item of the menu, but no item itself. */
const BELOW = '/*';

const pathsOf = ({ path, ownPath, children }: MenuItem): string[] => [
  ...[path, ownPath].flatMap((one) => one ?? []),
  ...children.flatMap(pathsOf),
];

/**
 * As much of a page's path as the menus depend on, which mark the page and what it lies below: pages at the same place
 * share their menus. Empty for a page outside of the menu.
 */
export function placeInMenu(items: readonly MenuItem[], path: string): string {
  const above = items.flatMap(pathsOf).filter((one) => path === one || path.startsWith(`${one}/`));
  const closest = above.reduce((longest, one) => (one.length > longest.length ? one : longest), '');
  return closest === '' || closest === path ? closest : closest + BELOW;
}
