import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import styles from './business-lines.module.css';

/** The business lines of the menu, each with its description. */
export function BusinessLines({ items, locale }: { items: readonly MenuItem[]; locale: Locale }) {
  return (
    <ul className={styles.lines}>
      {items.map(
        ({ id, path, label, seo }) =>
          path && (
            <li key={id}>
              <a href={pathHref(locale, path)} className={styles.line}>
                <span className={styles.name}>{label}</span>
                <span className={styles.text}>{seo.description}</span>
                <Icon name="arrow" />
              </a>
            </li>
          ),
      )}
    </ul>
  );
}
