import { useTranslations } from 'next-intl';
import type { SearchPage } from '@/lib/model/search';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import { Button } from '../ui/button';
import styles from './search.module.css';

type SearchFiltersProps = Pick<SearchPage, 'filter' | 'sections' | 'years'> & { locale: Locale };

/** Section and year, part of the same form. */
export function SearchFilters({ filter, sections, years, locale }: SearchFiltersProps) {
  const t = useTranslations('search');
  return (
    <fieldset className={styles.filters}>
      <legend className="visually-hidden">{t('filters')}</legend>
      <label className={styles.field}>
        <span>{t('type')}</span>
        <select name="type" defaultValue={filter.type}>
          <option value="">{t('allTypes')}</option>
          {sections.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('year')}</span>
        <select name="year" defaultValue={filter.year}>
          <option value="">{t('allYears')}</option>
          {years.map((year) => (
            <option key={year} value={year}>
              {t('yearOf', { year: String(year) })}
            </option>
          ))}
        </select>
      </label>
      <Button kind="secondary" type="submit">
        {t('apply')}
      </Button>
      {(filter.type || filter.year) && (
        <a className={styles.clear} href={href(locale, '/search', { q: filter.typed })}>
          {t('clear')}
        </a>
      )}
    </fieldset>
  );
}
