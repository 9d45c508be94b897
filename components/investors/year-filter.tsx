import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/routes';
import styles from './year-filter.module.css';

interface YearFilterProps {
  years: readonly number[];
  year: number | null;
  path: string;
  locale: Locale;
}

/** Years as links, the first of which clears the choice: each has an address to share and crawl. */
export function YearFilter({ years, year, path, locale }: YearFilterProps) {
  const t = useTranslations('investors.announcements');
  return (
    <nav aria-label={t('years')}>
      <ul className={styles.years}>
        <li>
          <a href={href(locale, path)} aria-current={year === null ? 'true' : undefined}>
            {t('allYears')}
          </a>
        </li>
        {years.map((one) => (
          <li key={one}>
            <a href={href(locale, path, { year: one })} aria-current={year === one ? 'true' : undefined}>
              {t('year', { year: String(one) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
