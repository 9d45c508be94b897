import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { MenuKeys } from './menu-keys.client';
import { MenuLink } from './menu-link';
import styles from './top-menu.module.css';

interface TopMenuProps {
  items: readonly MenuItem[];
  active: MenuItem | null;
  locale: Locale;
  path: string;
}

/** The menu on wide screens: hovering or focusing an item shows its children, and leaving hides them a second later. */
export function TopMenu({ items, active, locale, path }: TopMenuProps) {
  const t = useTranslations('header');
  return (
    <nav className={styles.nav} aria-label={t('menu')} data-menu>
      <ul className={styles.list}>
        {items.map((item) => (
          <li key={item.id} className={styles.item}>
            <MenuLink
              item={item}
              locale={locale}
              path={path}
              inside={item === active}
              className={styles.link}
            />
            {item.children.length > 0 && (
              <ul className={styles.children} data-children aria-label={item.label}>
                {item.children.map((child) => (
                  <li key={child.id}>
                    <MenuLink item={child} locale={locale} path={path} className={styles.child} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
      <MenuKeys />
    </nav>
  );
}
