import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { DIVIDEND_YEARS } from '@/lib/rules/investors/dividend-cash';
import { href } from '@/lib/site/routes';
import styles from '../ui/ask-form.module.css';
import { Button } from '../ui/button';

export interface DividendQuery {
  shares?: string;
  from?: number;
  to?: number;
}

const MAX_SHARES = 999_999_999_999;

function YearSelect({ name, label, chosen }: { name: string; label: string; chosen: number | undefined }) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={chosen}>
        {DIVIDEND_YEARS.map((year) => (
          <option key={year} value={year}>
            {year}
          </option>
        ))}
      </select>
    </label>
  );
}

/** A GET form, so that answers can be shared and work without script. */
export function DividendForm({ locale, query = {} }: { locale: Locale; query?: DividendQuery }) {
  const t = useTranslations('investors.calculator');
  const { shares, from = DIVIDEND_YEARS[0], to = DIVIDEND_YEARS.at(-1) } = query;
  return (
    <form
      className={styles.form}
      action={href(locale, '/investor-relations/dividend-calculator')}
      method="get"
    >
      <label className={styles.field}>
        <span>{t('shares')}</span>
        <input
          name="shares"
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_SHARES}
          step={1}
          required
          defaultValue={shares}
          placeholder="1000"
        />
      </label>
      <YearSelect name="from" label={t('from')} chosen={from} />
      <YearSelect name="to" label={t('to')} chosen={to} />
      <Button type="submit">{t('submit')}</Button>
    </form>
  );
}
