import { useTranslations } from 'next-intl';
import type { OutletFilter } from '@/lib/model/outlet';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/routes';
import { KeywordField, ProvinceSelect } from '../ui/ask-form';
import styles from '../ui/ask-form.module.css';
import button from '../ui/button.module.css';
import { Icon } from '../ui/icon';

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
    <form className={`${styles.form} no-print`} action={href(locale, path)} method="get" role="search">
      <ProvinceSelect chosen={shown ?? filter.province} all={t('all')} />
      <KeywordField label={label} hint={t('keywordHint')} value={filter.keyword} />
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
