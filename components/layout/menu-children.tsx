import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { MenuLink } from './menu-link';

interface MenuChildrenProps {
  items: readonly MenuItem[];
  locale: Locale;
  path: string;
  /** Class of each link. */
  className?: string | undefined;
}

/** The pages of a section as list items, for every kind of menu. */
export function MenuChildren({ items, locale, path, className }: MenuChildrenProps) {
  return items.map((item) => (
    <li key={item.id}>
      <MenuLink item={item} locale={locale} path={path} className={className} />
    </li>
  ));
}
