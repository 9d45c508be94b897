import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import styles from './header.module.css';
import { MenuLink } from './menu-link';

/** The row below the navigation bar: the pages of the current section. */
export function SubMenu({ item, locale, path }: { item: MenuItem; locale: Locale; path: string }) {
  const t = useTranslations('header');
  return (
    <nav className={styles.submenu} aria-label={t('submenu', { section: item.label })}>
      <ul className={`container ${styles.sublist}`}>
        {item.children.map((child) => (
          <li key={child.id}>
            <MenuLink
              item={child}
              locale={locale}
              path={path}
              inside={child.path !== null && path.startsWith(`${child.path}/`)}
              className={styles.sublink}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
