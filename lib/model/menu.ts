import type { PageSeo } from './seo';

/** Menu type as the back office sent it; the site acts on B, C, F, L and R. */
type MenuType = string;

export interface MenuItem {
  id: string;
  parentId: string;
  /** Comma-joined ids from the root to this item, which select its articles in content queries. */
  key: string;
  /** Chinese name, by which pages of both languages look up their blocks. */
  name: string;
  /** Name in the language of the page. */
  label: string;
  type: MenuType;
  visible: boolean;
  /** False when the item's query carries en:false. */
  inEnglish: boolean;
  /** Site path without language; null if `href` is not. */
  path: string | null;
  /** Menu id of the tab of disclosure that the item is or belongs to; `path` is then that of the hub. */
  tab?: string;
  /** Path that the menu gives such an item; it redirects to the tab. */
  ownPath?: string;
  /** Validated URL of an external link; null for pages of the site. */
  href: string | null;
  order: number;
  bindingTags: string[];
  seo: PageSeo;
  children: MenuItem[];
}
