import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { MenuLink } from './menu-link';

interface MenuChildrenProps {
  items: readonly MenuItem[];
  locale: Locale;
  path: string;
  /** Of each link. */
  className: string | undefined;
}

/** The pages of a section as list items, for the list of whichever menu shows them. */
export function MenuChildren({ items, locale, path, className }: MenuChildrenProps) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} locale={locale} path={path} className={className} />
    </li>
  ));
}
