import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';
import { pathHref } from '@/lib/site/routes';
import { PagedArticles } from '../articles/paged-articles';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { FeaturedNews } from './featured-news';
import { PressFilters } from './press-filters';
import styles from './press-room.module.css';

/** PR-01: filters and pages are part of the address; the featured item precedes the unfiltered list. */
export function PressRoomView({ data, context }: { data: PressRoom; context: PageContext }) {
  const t = useTranslations('pressRoom');
  const { locale, path } = context;
  const { list, featured } = data;
  return (
    <>
      <PageHead title={data.title || t('title')} watermark={t('watermark')} text={t('intro')} />
      <div className={`container ${styles.page}`}>
        <PressFilters filters={data.filters} current={data.filter} locale={locale} />
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
      </div>
    </>
  );
}
