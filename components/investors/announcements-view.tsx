import { useTranslations } from 'next-intl';
import type { Announcements } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import { feedHref } from '@/lib/site/endpoints';
import { pathHref } from '@/lib/site/routes';
import { ArchiveLink } from '../record/archive-link';
import { EmptyState } from '../ui/empty-state';
import type { ListFilter } from '../ui/filter-form';
import { ListFilters, useYearFilter } from '../ui/list-filters';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { FileLinks } from '../ui/table/file-links';
import { AnnouncementList } from './announcement-list';
import styles from './investors.module.css';

/** IR-05: year and page are part of the address. */
export function AnnouncementsView({ data, context }: { data: Announcements; context: PageContext }) {
  const t = useTranslations('investors.announcements');
  const { locale, path, query } = context;
  const { list, year } = data;
  const byType: ListFilter = {
    name: 'type',
    label: t('types'),
    all: t('allTypes'),
    chosen: data.type,
    options: data.types,
    short: true,
  };
  const filters = [useYearFilter(data.years, year), byType];
  const feed = year === null ? 'announcements' : `announcements-${year}`;
  return (
    <>
      <PageHead title={data.title} text={data.intro} kind="dense" />
      <div className={`container ${styles.page}`}>
        {data.hasArchive && <ArchiveLink locale={locale} />}
        <ListFilters filters={filters} context={context} />
        <p className={styles.count}>{t('count', { count: list.total })}</p>
        {list.items.length > 0 ? (
          <AnnouncementList items={list.items} locale={locale} />
        ) : (
          <EmptyState title={t('empty')}>
            <a href={pathHref(locale, path)}>{t('showAll')}</a>
          </EmptyState>
        )}
        <Paginator
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => pathHref(locale, path, { ...query, page })}
        />
        <FileLinks
          label={t('files')}
          files={[
            ['RSS', feedHref(locale, feed, 'rss')],
            ['JSON', feedHref(locale, feed, 'json')],
          ]}
        />
      </div>
    </>
  );
}
