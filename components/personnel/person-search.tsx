import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PeopleFilter } from '@/lib/model/people';
import { PROVINCE_CODES } from '@/lib/provinces';
import { href } from '@/lib/routes';
import button from '../ui/button.module.css';
import styles from './personnel.module.css';

/** What the address may hold: the same signs as in the route table. */
const SIGNS = '[^<>"\'&%+#\\\\\\/?=]{1,30}';

function ProvinceSelect({ chosen }: { chosen: string }) {
  const t = useTranslations('personnel');
  return (
    <label className={styles.field}>
      <span>{t('province')}</span>
      <select name="province" defaultValue={chosen}>
        <option value="">{t('allProvinces')}</option>
        {PROVINCE_CODES.map((code) => (
          <option key={code} value={code}>
            {t(`provinces.${code}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface PersonSearchProps {
  tab: string;
  filter: PeopleFilter;
  context: PageContext;
}

/** Asks by address: the answer can be shared, kept and reached without script. */
export function PersonSearch({ tab, filter, context }: PersonSearchProps) {
  const t = useTranslations('personnel');
  const { locale, path } = context;
  const funds = tab === 'funds';
  return (
    <form className={styles.search} action={href(locale, path)} method="get" role="search">
      {funds && <input type="hidden" name="tab" value="funds" />}
      {!funds && filter.kind === 'witness' && <input type="hidden" name="kind" value="witness" />}
      {funds && <ProvinceSelect chosen={filter.province} />}
      <label className={styles.field}>
        <span>{t('keyword')}</span>
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
        {t('search')}
      </button>
      {(filter.keyword || filter.province) && (
        <a
          className={styles.clear}
          href={href(locale, path, { tab: funds ? tab : undefined, kind: filter.kind })}
        >
          {t('clear')}
        </a>
      )}
    </form>
  );
}
