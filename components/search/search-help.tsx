import { useTranslations } from 'next-intl';
import type { SearchPage } from '@/lib/model/search';
import type { Locale } from '@/lib/model/variant';
import { localeRow, otherLocale } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { PhoneLink } from '../ui/phone-link';
import styles from './search.module.css';

const TIPS = ['tipSpelling', 'tipCodes', 'tipPinyin'] as const;

interface SearchHelpProps extends Pick<SearchPage, 'filter' | 'popular' | 'hotline'> {
  locale: Locale;
}

/** What to try when nothing was found: other words, popular pages, the hotline. */
export function SearchHelp({ filter, popular, hotline, locale }: SearchHelpProps) {
  const t = useTranslations('search');
  const other = otherLocale(locale);
  return (
    <div className={styles.help}>
      <section>
        <h2 className={styles.heading}>{t('tips')}</h2>
        <ul className={styles.tips}>
          {TIPS.map((tip) => (
            <li key={tip}>{t(tip)}</li>
          ))}
          {filter.typed && (
            <li>
              <a href={href(other, '/search', { q: filter.typed })} hrefLang={localeRow(other).htmlLang}>
                {t('tipLanguage')}
              </a>
            </li>
          )}
          {(filter.type || filter.year) && <li>{t('tipFilters')}</li>}
        </ul>
      </section>
      {popular.length > 0 && (
        <nav aria-label={t('popular')}>
          <h2 className={styles.heading}>{t('popular')}</h2>
          <ul className={styles.tags}>
            {popular.map(({ label, href: to }) => (
              <li key={to}>
                <a className={styles.tag} href={to}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.hotline}>
        {t('help')} <PhoneLink number={hotline} />
      </p>
    </div>
  );
}
