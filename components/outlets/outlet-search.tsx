import { useTranslations } from 'next-intl';
import type { OutletFilter } from '@/lib/model/outlet';
import type { PageContext } from '@/lib/model/page';
import { PROVINCE_CODES } from '@/lib/provinces';
import { href } from '@/lib/routes';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';
import styles from './search.module.css';

/** What the address may hold: the same signs as in the route table. */
const SIGNS = '[^<>"\'&%+#\\\\\\/?=]{1,30}';

function ProvinceSelect({ chosen }: { chosen: string }) {
  const t = useTranslations('outlets');
  const names = useTranslations('personnel.provinces');
  return (
    <label className={styles.field}>
      <span>{t('province')}</span>
      <select name="province" defaultValue={chosen}>
        <option value="">{t('all')}</option>
        {PROVINCE_CODES.map((code) => (
          <option key={code} value={code}>
            {names(code)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface OutletSearchProps {
  filter: OutletFilter;
  context: PageContext;
  /** The place that is shown when none was asked for. */
  shown?: string;
  /** What the field for words is called. */
  label: string;
}

/** Asks by address: the answer can be shared, kept and reached without script. */
export function OutletSearch({ filter, context: { locale, path }, shown, label }: OutletSearchProps) {
  const t = useTranslations('outlets');
  return (
    <form className={`${styles.search} no-print`} action={href(locale, path)} method="get" role="search">
      <ProvinceSelect chosen={shown ?? filter.province} />
      <label className={styles.field}>
        <span>{label}</span>
        <input
          name="keyword"
          type="search"
          maxLength={30}
          pattern={SIGNS}
          title={t('keywordHint')}
          defaultValue={filter.keyword}
          autoComplete="off"
        />
      </label>
      <button type="submit" className={button.primary}>
        <Icon name="search" size={18} />
        {t('search')}
      </button>
      {(filter.keyword || filter.province) && (
        <a className={styles.clear} href={href(locale, path)}>
          {t('clear')}
        </a>
      )}
    </form>
  );
}
