import type { MenuItem } from '@/lib/model/menu';
import type { Locale } from '@/lib/model/variant';
import { pageOfItem, pathHref } from '@/lib/site/routes';
import { Icon } from '../ui/icon';
import styles from './business-lines.module.css';

/** The business lines of the menu, each with its description. */
export function BusinessLines({ items, locale }: { items: readonly MenuItem[]; locale: Locale }) {
  return (
    <ul className={styles.lines}>
      {items.map((item) => {
        const page = pageOfItem(item);
        if (!page) return null;
        return (
          <li key={item.id}>
            <a href={pathHref(locale, page.path, page.query)} className={styles.line}>
              <span className={styles.name}>{item.label}</span>
              <span className={styles.text}>{item.seo.description}</span>
              <Icon name="arrow" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
