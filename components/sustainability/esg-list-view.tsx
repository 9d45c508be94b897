import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { EsgList } from '@/lib/model/sustainability';
import { href } from '@/lib/site/routes';
import { PagedArticles } from '../articles/paged-articles';
import { FeaturedNews } from '../press-room/featured-news';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';

/** SU-02: ESG news or reports in pages of five; the first page begins with the newest in large. */
export function EsgListView({ data, context }: { data: EsgList; context: PageContext }) {
  const t = useTranslations('sustainability');
  const { locale } = context;
  const { title, intro, featured, list } = data;
  return (
    <>
      <PageHead title={title} text={intro} watermark={t('watermark.list')} />
      <div className="container section">
        {featured && <FeaturedNews article={featured} locale={locale} />}
        <PagedArticles
          list={list}
          context={context}
          newTab
          empty={
            !featured && (
              <EmptyState title={t('empty')}>
                <a href={href(locale, '/sustainability')}>{t('back')}</a>
              </EmptyState>
            )
          }
        />
      </div>
    </>
  );
}
