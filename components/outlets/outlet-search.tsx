import { useTranslations } from 'next-intl';
import type { OutletFilter } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';
import { KeywordField, ProvinceSelect } from '../ui/ask-form';
import styles from '../ui/ask-form.module.css';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

interface OutletSearchProps {
  filter: OutletFilter;
  context: PageContext;
  /** The place that is shown by default. */
  shown?: string;
  /** The word of the address for all provinces, if there is one. */
  whole?: string;
  /** Label of the text field. */
  label: string;
}

/** A GET form: answers can be shared and cached and need no script. */
export function OutletSearch({ filter, context: { locale, path }, shown, whole, label }: OutletSearchProps) {
  const t = useTranslations('outlets');
  return (
    <form
      className={`${styles.form} no-print`}
      action={pathHref(locale, path)}
      method="get"
      role="search"
      aria-label={label}
    >
      <ProvinceSelect chosen={shown ?? filter.province} all={t('all')} whole={whole} />
      <KeywordField label={label} hint={t('keywordHint')} value={filter.keyword} />
      <Button type="submit">
        <Icon name="search" size={18} />
        {t('search')}
      </Button>
      {(filter.keyword || filter.province) && (
        <a className={styles.clear} href={pathHref(locale, path)}>
          {t('clear')}
        </a>
      )}
    </form>
  );
}
