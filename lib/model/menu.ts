import type { PageSeo } from './seo';

/** Menu types of the back office that the site acts on; other types pass unchanged. */
type MenuType = string;

export interface MenuItem {
  id: string;
  parentId: string;
  /** Comma-joined ids from the root to this item: names one menu in content queries. */
  key: string;
  /** Chinese name: pages look blocks up by it, in both languages. */
  name: string;
  /** Name in the language of the page. */
  label: string;
  type: MenuType;
  visible: boolean;
  /** False when the item's query carries en:false. */
  inEnglish: boolean;
  /** Site path (without language), or null when the item is an outside link. */
  path: string | null;
  /** Menu id of the tab of disclosure that the item is or belongs to; its path is then the hub's. */
  tab?: string;
  /** The path that the menu gives such an item; it redirects to the tab. */
  ownPath?: string;
  /** Absolute address of a frame item, checked; null for pages of the site. */
  href: string | null;
  order: number;
  bindingTags: string[];
  seo: PageSeo;
  children: MenuItem[];
}
