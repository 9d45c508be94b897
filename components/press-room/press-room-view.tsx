import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { PressRoom } from '@/lib/model/press-room';
import { href } from '@/lib/routes';
import { ArticleList } from '../article/article-list';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { FeaturedNews } from './featured-news';
import { PressFilters } from './press-filters';
import styles from './press-room.module.css';

/** PR-01: filters and pages live in the address; the featured item leads the unfiltered list. */
export function PressRoomView({ data, context }: { data: PressRoom; context: PageContext }) {
  const t = useTranslations('press');
  const { locale, path, query } = context;
  const { list, featured } = data;
  return (
    <>
      <PageHead title={data.title || t('title')} watermark={t('watermark')} text={t('intro')} />
      <div className={`container ${styles.page}`}>
        <PressFilters filters={data.filters} current={data.filter} locale={locale} />
        {featured && <FeaturedNews article={featured} locale={locale} />}
        {list.items.length > 0 ? (
          <ArticleList articles={list.items} locale={locale} newTab />
        ) : (
          !featured && (
            <EmptyState title={t('empty')}>
              <a href={href(locale, path)}>{t('all')}</a>
            </EmptyState>
          )
        )}
        <Paginator
          page={list.page}
          pages={list.pages}
          hrefOf={(page) => href(locale, path, { ...query, page })}
        />
      </div>
    </>
  );
}
