import { useTranslations } from 'next-intl';
import { WIDE_WIDTH } from '@/lib/base/constants';
import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { Icon } from '../ui/icon';
import { MenuChildren } from './menu-children';
import { type MenuStep, moreUntil } from './menu-fit';
import { MenuLink } from './menu-link';
import styles from './more-menu.module.css';

interface MoreMenuProps {
  items: readonly MenuItem[];
  /** For each item the width from which on it is in the row. */
  steps: readonly MenuStep[];
  active: MenuItem | null;
  locale: Locale;
  path: string;
}

/**
 * Sections that do not fit into the row, each with its pages: a disclosure that works without JavaScript. CSS alone
 * decides which of them are shown at a width.
 */
export function MoreMenu({ items, steps, active, locale, path }: MoreMenuProps) {
  const t = useTranslations('header');
  const until = moreUntil(steps);
  if (until === null) return null;
  const current = active ? steps[items.indexOf(active)] : undefined;
  const groups = items.flatMap((item, index) => {
    const from = steps[index];
    return from === undefined || from === WIDE_WIDTH ? [] : [{ item, from }];
  });
  return (
    <li className={styles.more} data-until={until} data-active={current}>
      <details name="header" data-menu-more>
        <summary className={styles.toggle}>
          {t('more')}
          <Icon name="chevron" size={14} />
        </summary>
        <ul className={styles.sheet} aria-label={t('more')} data-row>
          {groups.map(({ item, from }) => (
            <li key={item.id} className={styles.group} data-from={from}>
              <MenuLink
                item={item}
                locale={locale}
                path={path}
                inside={item === active}
                className={styles.top}
              />
              {item.children.length > 0 && (
                <ul aria-label={item.label} data-pages>
                  <MenuChildren items={item.children} locale={locale} path={path} className={styles.child} />
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
