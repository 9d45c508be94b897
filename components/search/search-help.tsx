import { useTranslations } from 'next-intl';
import type { SearchPage } from '@/lib/model/search';
import styles from './search.module.css';

const TIPS = ['tipSpelling', 'tipCodes', 'tipPinyin'] as const;

/** What to try when nothing was found: other words, popular pages, the hotline. */
export function SearchHelp({ filter, popular, hotline }: Pick<SearchPage, 'filter' | 'popular' | 'hotline'>) {
  const t = useTranslations('search');
  return (
    <div className={styles.help}>
      <section>
        <h2 className={styles.heading}>{t('tips')}</h2>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
          {(filter.type || filter.year) && <li>{t('tipFilters')}</li>}
        </ul>
      </section>
      {popular.length > 0 && (
        <nav aria-label={t('popular')}>
          <h2 className={styles.heading}>{t('popular')}</h2>
          <ul className={styles.tags}>
            {popular.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.tag} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.hotline}>
        {t('help')} <a href={`tel:${hotline}`}>{hotline}</a>
      </p>
    </div>
  );
}
