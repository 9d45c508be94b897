import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';
import styles from './ask-form.module.css';
import { Button } from './button';

/** What narrows a list: a parameter of its address. */
export interface ListFilter {
  /** Of the parameter. */
  name: string;
  label: string;
  /** Of the choice of everything. */
  all: string;
  chosen: string | number | null;
  options: readonly { value: string | number; label: string }[];
  /** Short labels of one width, such as years. */
  short?: boolean;
}

export interface ListFiltersProps {
  filters: readonly ListFilter[];
  context: PageContext;
}

/** Narrows a list by its address alone: a form with a select for each filter. */
export function FilterForm({ filters, context: { locale, path } }: ListFiltersProps) {
  const t = useTranslations('listing');
  return (
    <form
      className={`${styles.form} ${styles.filters}`}
      action={pathHref(locale, path)}
      method="get"
      role="search"
      aria-label={t('filter')}
    >
      {filters.map(({ name, label, all, chosen, options }) => (
        <label key={name} className={styles.field}>
          <span>{label}</span>
          <select name={name} defaultValue={chosen ?? ''}>
            <option value="">{all}</option>
            {options.map(({ value, label: text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">{t('filter')}</Button>
    </form>
  );
}
