import type { LineLink } from '@/lib/model/business';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import styles from './more-links.module.css';

interface MoreLinksProps {
  title: string;
  links: readonly LineLink[];
  locale: Locale;
}

/** The way to the neighbours of a page, at its end. */
export function MoreLinks({ title, links, locale }: MoreLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={`container ${styles.more} no-print`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <a href={href(locale, path)}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
