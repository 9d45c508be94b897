import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { staticInner } from '@/lib/runtime/static-markup';
import { MenuChildren } from './menu-children';
import { menuSteps } from './menu-fit';
import { MenuLink } from './menu-link';
import { MoreMenu } from './more-menu';
import styles from './top-menu.module.css';

interface TopMenuProps {
  items: readonly MenuItem[];
  active: MenuItem | null;
  locale: Locale;
  path: string;
}

function Row({ items, active, locale, path }: TopMenuProps) {
  const steps = menuSteps(items, locale);
  return (
    <ul className={styles.list}>
      {items.map((item, index) => (
        <li key={item.id} className={styles.item} data-from={steps[index]}>
          <MenuLink
            item={item}
            locale={locale}
            path={path}
            inside={item === active}
            className={styles.link}
          />
          {item.children.length > 0 && (
            <ul className={styles.children} data-children aria-label={item.label}>
              <MenuChildren items={item.children} locale={locale} path={path} className={styles.child} />
            </ul>
          )}
        </li>
      ))}
      <MoreMenu items={items} steps={steps} active={active} locale={locale} path={path} />
    </ul>
  );
}

/**
 * The menu on wide screens: hovering or focusing an item shows its children, which hide a second after it is left.
 * Items that do not fit are in the "more" item at the end.
 */
export function TopMenu(props: TopMenuProps) {
  const t = useTranslations('header');
  const { items, locale, path } = props;
  const source = { from: [items], name: `top ${locale} ${path}` };
  return (
    <nav
      className={styles.nav}
      aria-label={t('menu')}
      data-menu
      {...staticInner(source, <Row {...props} />)}
    />
  );
}
