import { useTranslations } from 'next-intl';
import { FIGURES } from '@/lib/base/constants';
import type { FigureLink } from '@/lib/model/about';
import type { Locale } from '@/lib/model/variant';
import { href, type SitePath } from '@/lib/site/routes';
import styles from './figures.module.css';

/** Each figure with the page that lists what it counts. */
const ORDER: readonly { name: keyof typeof FIGURES; path: FigureLink }[] = [
  { name: 'countries', path: '/about-us' },
  { name: 'subsidiaries', path: '/investor-relations/intro/subsidiaries' },
  { name: 'provinces', path: '/branch' },
  { name: 'branches', path: '/branch' },
  { name: 'offices', path: '/branch' },
];

/** HM-02: the group in five figures, each a link to the page of what it counts, where there is one. */
export function Figures({ locale, pages }: { locale: Locale; pages: readonly SitePath[] }) {
  const t = useTranslations('home.figures');
  return (
    <dl className={styles.figures}>
      {ORDER.map(({ name, path }) => (
        <div key={name} className={styles.figure}>
          <dt>{pages.includes(path) ? <a href={href(locale, path)}>{t(name)}</a> : t(name)}</dt>
          <dd>{FIGURES[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
