import { useTranslations } from 'next-intl';
import { PROVINCE_CODES } from '@/lib/base/provinces';
import styles from './ask-form.module.css';

/** What the address may hold: the same signs as in the route table. */
const SIGNS = '[^<>"\'&%+#\\\\\\/?=]{1,30}';
const MAX_SIGNS = 30;

/** Provinces by their code; `all` is what the choice of none is called. */
export function ProvinceSelect({ chosen, all }: { chosen: string; all: string }) {
  const t = useTranslations('people');
  return (
    <label className={styles.field}>
      <span>{t('province')}</span>
      <select name="province" defaultValue={chosen}>
        <option value="">{all}</option>
        {PROVINCE_CODES.map((code) => (
          <option key={code} value={code}>
            {t(`provinces.${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface KeywordFieldProps {
  label: string;
  /** Said where the field holds other signs than it may. */
  hint: string;
  value: string;
}

export function KeywordField({ label, hint, value }: KeywordFieldProps) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <input
        name="keyword"
        type="search"
        maxLength={MAX_SIGNS}
        pattern={SIGNS}
        title={hint}
        defaultValue={value}
        autoComplete="off"
      />
    </label>
  );
}
