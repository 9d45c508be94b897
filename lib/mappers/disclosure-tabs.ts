import type { MenuItem } from '@/lib/model/menu';
import { DISCLOSURE_CONTENT, DISCLOSURE_HUB, DISCLOSURE_NOTICE } from '@/lib/site/route-table';
import { isTablePath } from '@/lib/site/routes';

const PAGES: readonly (string | null)[] = [DISCLOSURE_CONTENT, DISCLOSURE_NOTICE];

/** Gives an item of the hub, and all below it, the hub's address; its own path redirects there. */
function asTab(item: MenuItem, tab: string): MenuItem {
  const children = item.children.map((child) => asTab(child, tab));
  if (item.path === null || (item.path !== DISCLOSURE_HUB && isTablePath(item.path)))
    return { ...item, children };
  return { ...item, path: DISCLOSURE_HUB, tab, ownPath: item.path, children };
}

/** Every child of the hub but its two pages is a tab, whether or not it has a path of its own (PD-01). */
export function withDisclosureTabs(item: MenuItem): MenuItem {
  if (item.path !== DISCLOSURE_HUB) return item;
  const children = item.children.map((child) =>
    child.visible && !PAGES.includes(child.path) ? asTab(child, child.id) : child,
  );
  return { ...item, children };
}
