import type { Crumb } from '@/lib/model/crumb';
import type { MenuItem } from '@/lib/model/menu';
import { findRoute } from '@/lib/site/routes';
import { findByPath, findWithAncestors } from './menu';

interface PagePosition {
  /** Site path of the page. */
  path: string;
  /** Label of the page, the last of its breadcrumbs. */
  label: string;
  /** Menu key of the item that the page belongs to, where its path does not show it. */
  above?: string;
  /** The page above it, which may be missing in the menu. */
  parent?: Crumb;
}

/** The menu items above a page: up to the item it belongs to, else to the longest prefix of its path. */
function itemsAbove(tree: readonly MenuItem[], { path, above }: PagePosition): MenuItem[] {
  if (above !== undefined) return findWithAncestors(tree, ({ key }) => key === above);
  for (let part = path; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const item = findByPath(tree, part);
    if (item) return findWithAncestors(tree, (one) => one === item);
  }
  return [];
}

/**
 * Breadcrumbs of a page: home page, pages of the menu that the site has, without repetition, the page. Empty for the home page.
 */
export function breadcrumbsOf(tree: readonly MenuItem[], page: PagePosition, home: string): Crumb[] {
  if (page.path === '/') return [];
  const seen = new Set(['/', page.path]);
  const between: Crumb[] = [];
  for (const { path, label } of itemsAbove(tree, page)) {
    if (path === null || !findRoute(path) || seen.has(path)) continue;
    seen.add(path);
    between.push({ label, path });
  }
  const parents = page.parent && !seen.has(page.parent.path) ? [page.parent] : [];
  return [{ label: home, path: '/' }, ...between, ...parents, { label: page.label, path: page.path }];
}
