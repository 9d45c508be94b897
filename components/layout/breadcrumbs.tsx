import { useTranslations } from 'next-intl';
import type { Crumb } from '@/lib/model/crumb';
import type { Locale } from '@/lib/model/variant';
import { pathHref } from '@/lib/site/routes';
import { ownLang } from '../ui/own-word';
import styles from './breadcrumbs.module.css';

/** Path from the home page; the last step is the page itself and no link. */
export function Breadcrumbs({ crumbs, locale }: { crumbs: readonly Crumb[]; locale: Locale }) {
  const t = useTranslations('frame');
  const last = crumbs.at(-1);
  if (!last) return null;
  return (
    <nav className={`${styles.bar} no-print`} aria-label={t('breadcrumbs')}>
      <ol className={`container ${styles.steps}`}>
        {crumbs.slice(0, -1).map(({ label, path }) => (
          <li key={path} className={styles.step}>
            <a href={pathHref(locale, path)} lang={ownLang(label, locale)}>
              {label}
            </a>
          </li>
        ))}
        <li className={styles.here} aria-current="page" lang={ownLang(last.label, locale)}>
          {last.label}
        </li>
      </ol>
    </nav>
  );
}
