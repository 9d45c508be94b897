import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { staticInner } from '@/lib/runtime/static-markup';
import styles from './header.module.css';
import { MenuLink } from './menu-link';

interface SubMenuProps {
  item: MenuItem;
  locale: Locale;
  path: string;
}

/** Tabs share the path of their page: which of them is shown is marked in the page. */
const isAbove = ({ path: own, tab }: MenuItem, path: string): boolean =>
  own !== null && !tab && path.startsWith(`${own}/`);

function Pages({ item, locale, path }: SubMenuProps) {
  return (
    <ul className={`container ${styles.sublist}`}>
      {item.children.map((child) => (
        <li key={child.id}>
          <MenuLink
            item={child}
            locale={locale}
            path={path}
            inside={isAbove(child, path)}
            className={styles.sublink}
          />
        </li>
      ))}
    </ul>
  );
}

/** The row below the navigation bar: the pages of the current section. */
export function SubMenu(props: SubMenuProps) {
  const t = useTranslations('header');
  const { item, locale, path } = props;
  const source = { from: [item], name: `sub ${locale} ${path}` };
  return (
    <nav
      className={styles.submenu}
      aria-label={t('submenu', { section: item.label })}
      {...staticInner(source, <Pages {...props} />)}
    />
  );
}
