import type { MenuItem } from '@/lib/model/menu';
import { DISCLOSURE_CONTENT, DISCLOSURE_HUB, DISCLOSURE_NOTICE } from '@/lib/site/route-table';
import { isTablePath } from '@/lib/site/routes';

const PAGES: readonly (string | null)[] = [DISCLOSURE_CONTENT, DISCLOSURE_NOTICE];

/** Gives an item of the hub, and all items below it, the hub's address, to which their own paths redirect. */
function asTab(item: MenuItem, tab: string): MenuItem {
  const children = item.children.map((child) => asTab(child, tab));
  if (item.path === null || (item.path !== DISCLOSURE_HUB && isTablePath(item.path)))
    return { ...item, children };
  return { ...item, path: DISCLOSURE_HUB, tab, ownPath: item.path, children };
}

/** Every visible child of the hub except its two pages is a tab, with or without its own path (PD-01). */
export function withDisclosureTabs(item: MenuItem): MenuItem {
  if (item.path !== DISCLOSURE_HUB) return item;
  const children = item.children.map((child) =>
    child.visible && !PAGES.includes(child.path) ? asTab(child, child.id) : child,
  );
  return { ...item, children };
}
