import { useTranslations } from 'next-intl';
import type { Archive } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { LOCALES } from '@/lib/site/locales';
import { pathHref } from '@/lib/site/routes';
import { KeywordField } from '../ui/ask-form';
import styles from '../ui/ask-form.module.css';
import { Button } from '../ui/button';

interface ChoiceProps {
  name: string;
  label: string;
  /** Of the choice of everything. */
  any: string;
  chosen: string | number | null;
  options: readonly (readonly [value: string | number, label: string])[];
}

function Choice({ name, label, any, chosen, options }: ChoiceProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ''}>
        <option value="">{any}</option>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Narrows the archive by its address alone: a GET form with native controls. */
export function ArchiveSearch({ data, context }: { data: Archive; context: PageContext }) {
  const t = useTranslations('archive');
  const words = useTranslations('listing');
  const { locale, path } = context;
  const { filter, years, kinds } = data;
  const isNarrowed = Object.values(filter).some(Boolean);
  // The year of the address is a choice, even where it has no filings.
  const offered = [...new Set([...(filter.year ? [filter.year] : []), ...years])].toSorted((a, b) => b - a);
  return (
    <form
      className={`${styles.form} ${styles.filters} no-print`}
      action={pathHref(locale, path)}
      method="get"
      role="search"
      aria-label={t('filter.label')}
    >
      <Choice
        name="year"
        label={t('filter.year')}
        any={t('filter.anyYear')}
        chosen={filter.year}
        options={offered.map((year) => [year, words('year', { year: String(year) })])}
      />
      <Choice
        name="kind"
        label={t('filter.kind')}
        any={t('filter.anyKind')}
        chosen={filter.kind}
        options={kinds.map((kind) => [kind, t(`kinds.${kind}`)])}
      />
      <Choice
        name="language"
        label={t('filter.language')}
        any={t('filter.anyLanguage')}
        chosen={filter.language}
        options={LOCALES.map(({ code }) => [code, t(`language.${code}`)])}
      />
      <KeywordField label={t('filter.keyword')} hint={t('filter.keywordHint')} value={filter.keyword} />
      <Button type="submit">{t('filter.search')}</Button>
      {isNarrowed && (
        <a className={styles.clear} href={pathHref(locale, path)}>
          {t('filter.clear')}
        </a>
      )}
    </form>
  );
}
