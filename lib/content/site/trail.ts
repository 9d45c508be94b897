import type { Crumb } from '@/lib/model/crumb';
import type { MenuItem } from '@/lib/model/menu';
import { findByPath, findTrail } from './menu';

interface Standing {
  /** Site path of the page. */
  path: string;
  /** What the page is called at the end of its trail. */
  label: string;
  /** Menu key of what the page belongs to, where its own path does not tell. */
  above?: string;
}

/** The menu items above a page: those of the item it belongs to, else those of the longest path before it. */
function itemsAbove(tree: readonly MenuItem[], { path, above }: Standing): MenuItem[] {
  if (above !== undefined) return findTrail(tree, ({ key }) => key === above);
  for (let part = path; part !== ''; part = part.slice(0, part.lastIndexOf('/'))) {
    const item = findByPath(tree, part);
    if (item) return findTrail(tree, (one) => one === item);
  }
  return [];
}

/** The way from the home page to a page: pages of the menu, each once, then the page itself. Nothing for the home page. */
export function trailOf(tree: readonly MenuItem[], page: Standing, home: string): Crumb[] {
  if (page.path === '/') return [];
  const seen = new Set(['/', page.path]);
  const between: Crumb[] = [];
  for (const { path, label } of itemsAbove(tree, page)) {
    if (path === null || seen.has(path)) continue;
    seen.add(path);
    between.push({ label, path });
  }
  return [{ label: home, path: '/' }, ...between, { label: page.label, path: page.path }];
}
