import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PeopleFilter } from '@/lib/model/people';
import { pathHref } from '@/lib/site/routes';
import { KeywordField, ProvinceSelect } from '../ui/ask-form';
import styles from '../ui/ask-form.module.css';
import { Button } from '../ui/button';

interface PersonSearchProps {
  tab: string;
  filter: PeopleFilter;
  context: PageContext;
}

/** A GET form: answers can be shared and cached and need no script. */
export function PersonSearch({ tab, filter, context }: PersonSearchProps) {
  const t = useTranslations('people');
  const { locale, path } = context;
  const funds = tab === 'funds';
  return (
    <form
      className={styles.form}
      action={pathHref(locale, path)}
      method="get"
      role="search"
      aria-label={t('keyword')}
    >
      {funds && <input type="hidden" name="tab" value="funds" />}
      {!funds && filter.kind === 'witness' && <input type="hidden" name="kind" value="witness" />}
      {funds && <ProvinceSelect chosen={filter.province} all={t('allProvinces')} />}
      <KeywordField label={t('keyword')} hint={t('keywordHint')} value={filter.keyword} />
      <Button type="submit">{t('search')}</Button>
      {(filter.keyword || filter.province) && (
        <a
          className={styles.clear}
          href={pathHref(locale, path, { tab: funds ? tab : undefined, kind: filter.kind })}
        >
          {t('clear')}
        </a>
      )}
    </form>
  );
}
