import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { Chips } from './chips';
import styles from './more-links.module.css';

interface PageLink {
  name: string;
  path: string;
  query?: Readonly<Record<string, string>>;
}

interface MoreLinksProps {
  title: string;
  links: readonly PageLink[];
  locale: Locale;
}

/** Links to related pages, at the end of a page. */
export function MoreLinks({ title, links, locale }: MoreLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={`container ${styles.more} no-print`} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      <Chips
        look="pages"
        chips={links.map(({ name, path, query }) => ({ label: name, href: pathHref(locale, path, query) }))}
      />
    </nav>
  );
}
