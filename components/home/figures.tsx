import { useTranslations } from 'next-intl';
import type { FigureLink } from '@/lib/model/about';
import type { GroupFigures } from '@/lib/model/site';
import type { Locale } from '@/lib/model/variant';
import { href, type SitePath } from '@/lib/site/routes';
import styles from './figures.module.css';

/** Each figure with the page that lists what it counts. */
const ORDER: readonly { name: keyof GroupFigures; path: FigureLink }[] = [
  { name: 'countries', path: '/about-us' },
  { name: 'subsidiaries', path: '/investor-relations/intro/subsidiaries' },
  { name: 'provinces', path: '/branch' },
  { name: 'branches', path: '/branch' },
  { name: 'offices', path: '/branch' },
];

interface FiguresProps {
  figures: GroupFigures;
  locale: Locale;
  /** The pages that exist in this language. */
  pages: readonly SitePath[];
}

/** HM-02: the group in five figures, each a link to the page of what it counts, where there is one. */
export function Figures({ figures, locale, pages }: FiguresProps) {
  const t = useTranslations('home.figures');
  return (
    <dl className={styles.figures}>
      {ORDER.map(({ name, path }) => (
        <div key={name} className={styles.figure}>
          <dt>{pages.includes(path) ? <a href={href(locale, path)}>{t(name)}</a> : t(name)}</dt>
          <dd>{figures[name].toLocaleString('en')}</dd>
        </div>
      ))}
    </dl>
  );
}
