import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { PEOPLE_FOUND_PAGES } from '@/lib/base/constants';
import type { Page } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import type { PeoplePage } from '@/lib/model/people';
import { href, pathHref } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { Paginator } from '../ui/paginator';
import styles from './people.module.css';
import { PersonSearch } from './person-search';

interface PeopleListProps {
  data: PeoplePage;
  context: PageContext;
  list: Page<unknown>;
  children: ReactNode;
}

/** Shared by both lists of persons: search, number of results, paginator and empty state. */
export function PeopleList({ data, context, list, children }: PeopleListProps) {
  const t = useTranslations('people');
  const { locale, path, query } = context;
  const cut = data.filter.keyword !== '' && list.pages === PEOPLE_FOUND_PAGES;
  return (
    <>
      <PersonSearch tab={data.tab} filter={data.filter} context={context} />
      <p className={styles.count} role="status">
        {t('count', { count: list.total })} {cut && t('narrow')}
      </p>
      {list.items.length > 0 ? (
        children
      ) : (
        <EmptyState title={t('noneFound')}>
          <p>{t('noneFoundHint')}</p>
          <a href={href(locale, '/report-fraud')}>{t('report')}</a>
        </EmptyState>
      )}
      <Paginator
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => pathHref(locale, path, { ...query, page })}
      />
    </>
  );
}
