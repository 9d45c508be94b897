import { useTranslations } from 'next-intl';
import { PROVINCE_CODES } from '@/lib/base/provinces';
import styles from './ask-form.module.css';

/** Pattern of allowed characters, the same as in the route table. */
const SIGNS = '[^<>"\'&%+#\\\\\\/?=]{1,30}';
const MAX_SIGNS = 30;

interface ProvinceSelectProps {
  chosen: string;
  /** Label of the choice of all provinces. */
  all: string;
  /** Its value in the address; empty by default. */
  whole?: string;
}

/** Provinces by code, and all of them. */
export function ProvinceSelect({ chosen, all, whole = '' }: ProvinceSelectProps) {
  const t = useTranslations('people');
  return (
    <label className={styles.field}>
      <span>{t('province')}</span>
      <select name="province" defaultValue={chosen || whole}>
        <option value={whole}>{all}</option>
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
  /** Validation message for other characters. */
  hint: string;
  value: string;
}

/** The field of a search by words, limited to characters that names have. */
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
