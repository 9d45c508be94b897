import { useTranslations } from 'next-intl';
import { FIGURES } from '@/lib/base/constants';
import type { Locale } from '@/lib/model/variant';
import { href, type SitePath } from '@/lib/site/routes';
import styles from './figures.module.css';

/** Each figure with the page that lists what it counts. */
const ORDER: readonly { name: keyof typeof FIGURES; path: SitePath }[] = [
  { name: 'countries', path: '/about-us' },
  { name: 'subsidiaries', path: '/investor-relations/intro/subsidiaries' },
  { name: 'provinces', path: '/branch' },
  { name: 'branches', path: '/branch' },
  { name: 'offices', path: '/branch' },
];

/** HM-02: the group in five figures, each a link to what it counts. */
export function Figures({ locale }: { locale: Locale }) {
  const t = useTranslations('home.figures');
  return (
    <dl className={styles.figures}>
      {ORDER.map(({ name, path }) => (
        <div key={name} className={styles.figure}>
          <dt>
            <a href={href(locale, path)}>{t(name)}</a>
          </dt>
          <dd>{FIGURES[name]}</dd>
        </div>
      ))}
    </dl>
  );
}
