import { useTranslations } from 'next-intl';
import type { Archive } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import { archiveFileHref, feedHref } from '@/lib/site/endpoints';
import { href, pathHref } from '@/lib/site/routes';
import { Chips } from '../ui/chips';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { FileLinks } from '../ui/table/file-links';
import { ArchiveList } from './archive-list';
import { ArchiveSearch } from './archive-search';
import { Moment } from './moment';
import styles from './record.module.css';

interface ArchiveProps {
  data: Archive;
  context: PageContext;
}

/** Years as links that keep kind and language, so that every page of the archive can be reached and crawled. */
function YearLinks({ data, context: { locale, path } }: ArchiveProps) {
  const t = useTranslations('listing');
  const { kind, language } = data.filter;
  const kept = { kind: kind ?? undefined, language: language ?? undefined };
  return (
    <nav aria-label={t('years')}>
      <Chips
        look="years"
        chips={data.years.map((year) => ({
          label: t('year', { year: String(year) }),
          href: pathHref(locale, path, { year, ...kept }),
          current: year === data.year,
        }))}
      />
    </nav>
  );
}

/** How many filings are listed, and the list; or why there are none. */
function Filings({ data, context: { locale, path, query } }: ArchiveProps) {
  const t = useTranslations('archive');
  const { list, year, recorded } = data;
  if (recorded === 0) return <EmptyState title={t('empty')}>{t('emptyText')}</EmptyState>;
  if (list.total === 0) {
    return (
      <EmptyState title={t('noHit')}>
        <a href={pathHref(locale, path)}>{t('showAll')}</a>
      </EmptyState>
    );
  }
  const count = { count: list.total };
  return (
    <div>
      <p className={styles.muted} role="status">
        {year === null ? t('countAll', count) : t('count', { year: String(year), ...count })}
      </p>
      <ArchiveList rows={list.items} locale={locale} />
      <Paginator
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => pathHref(locale, path, { ...query, page })}
      />
    </div>
  );
}

/** The record of filings by year, kind, language and words, all of which are part of the address. */
export function ArchiveView({ data, context }: ArchiveProps) {
  const t = useTranslations('archive');
  const { locale, path, query } = context;
  const { walkedAt } = data;
  const { size, time } = data.head;
  const [, filter = ''] = pathHref(locale, path, { ...query, page: undefined }).split('?');
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} kind="dense" />
      <div className={`container ${styles.page}`}>
        <div>
          <p className={styles.muted} data-observed="">
            {t.rich('log', { size, time: () => <Moment time={time} locale={locale} /> })}{' '}
            {walkedAt && t.rich('walked', { time: () => <Moment time={walkedAt} locale={locale} /> })}{' '}
            <a href={href(locale, '/investor-relations/archive/how-to-check')}>{t('howToCheck')}</a>
          </p>
          <FileLinks
            label={t('files')}
            files={[
              ['CSV', archiveFileHref(locale, 'csv', filter)],
              ['JSON', archiveFileHref(locale, 'json', filter)],
              ['RSS', feedHref(locale, 'record', 'rss')],
            ]}
          />
        </div>
        {data.recorded > 0 && (
          <>
            <ArchiveSearch data={data} context={context} />
            <p className={styles.muted}>{t('filter.hint')}</p>
            {context.device === 'desktop' && data.years.length > 1 && (
              <YearLinks data={data} context={context} />
            )}
          </>
        )}
        <Filings data={data} context={context} />
      </div>
    </>
  );
}
