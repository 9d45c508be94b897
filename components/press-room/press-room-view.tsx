import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';
import { pathHref } from '@/lib/site/routes';
import { PagedArticles } from '../articles/paged-articles';
import { EmptyState } from '../ui/empty-state';
import type { ListFilter } from '../ui/filter-form';
import { ListFilters, useYearFilter } from '../ui/list-filters';
import { PageHead } from '../ui/page-head';
import { FeaturedNews } from './featured-news';
import styles from './press-room.module.css';
import { PressService } from './press-service';

/** PR-01: filters and pages are part of the address; the featured item precedes the unfiltered list. */
export function PressRoomView({ data, context }: { data: PressRoom; context: PageContext }) {
  const t = useTranslations('pressRoom');
  const { locale, path } = context;
  const { list, featured } = data;
  const byName: ListFilter = {
    name: 'filterName',
    label: t('filters'),
    all: t('all'),
    chosen: data.filter,
    options: data.filters,
  };
  const filters = [byName, useYearFilter(data.years, data.year)];
  return (
    <>
      <PageHead title={data.title || t('title')} watermark={t('watermark')} text={t('intro')} />
      <div className={`container ${styles.page}`}>
        <div className={styles.filters}>
          <ListFilters filters={filters} context={context} />
        </div>
        {featured && <FeaturedNews article={featured} locale={locale} />}
        <PagedArticles
          list={list}
          context={context}
          newTab
          empty={
            !featured && (
              <EmptyState title={t('empty')}>
                <a href={pathHref(locale, path)}>{t('all')}</a>
              </EmptyState>
            )
          }
        />
        <PressService kit={data.kit} locale={locale} />
      </div>
    </>
  );
}
