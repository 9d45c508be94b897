import { useTranslations } from 'next-intl';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { staticInner } from '@/lib/runtime/static-markup';
import { href } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import { MenuChildren } from './menu-children';
import { MenuLink } from './menu-link';
import styles from './menu-panel.module.css';

interface SheetProps {
  items: readonly MenuItem[];
  locale: Locale;
  path: string;
}

interface MenuPanelProps extends SheetProps {
  /** Shown in wide windows as well: the bar has no menu of its own. */
  wide?: boolean;
}

function Sheet({ items, locale, path }: SheetProps) {
  const t = useTranslations('header');
  return (
    <>
      <summary className={styles.toggle} aria-label={t('menu')}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <nav className={styles.sheet} aria-label={t('menu')}>
        <ul>
          {items.map((item) => (
            <li key={item.id} className={styles.group}>
              <MenuLink item={item} locale={locale} path={path} className={styles.top} />
              {item.children.length > 0 && (
                <ul className={styles.children}>
                  <MenuChildren items={item.children} locale={locale} path={path} className={styles.child} />
                </ul>
              )}
            </li>
          ))}
        </ul>
        <p className={styles.foot}>
          <a href={href(locale, '/service')}>{t('service')}</a>
          <a href={href(locale, '/customer-hotline')}>{t('hotline')}</a>
        </p>
      </nav>
    </>
  );
}

/** The menu on narrow screens and in the compact bar: a disclosure that works without JavaScript. */
export function MenuPanel({ wide, ...props }: MenuPanelProps) {
  const { items, locale, path } = props;
  const source = { from: [items], name: `panel ${locale} ${path}` };
  return (
    <details
      className={wide ? styles.wide : styles.panel}
      name="header"
      data-menu-panel
      {...staticInner(source, <Sheet {...props} />)}
    />
  );
}
