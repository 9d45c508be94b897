import { useTranslations } from 'next-intl';
import type { PageContext } from '@/lib/model/page';
import type { EsgList } from '@/lib/model/sustainability';
import { href } from '@/lib/routes';
import { ArticleList } from '../article/article-list';
import { FeaturedNews } from '../press-room/featured-news';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';

/** SU-02: ESG news or reports in pages of five; the first page opens with the newest one in large. */
export function EsgListView({ data, context }: { data: EsgList; context: PageContext }) {
  const t = useTranslations('sustainability');
  const { locale, path } = context;
  const { title, intro, featured, list } = data;
  return (
    <>
      <PageHead title={title} text={intro} watermark={t('watermark.list')} />
      <div className="container section">
        {featured && <FeaturedNews article={featured} locale={locale} />}
        {list.items.length > 0 && <ArticleList articles={list.items} locale={locale} newTab />}
        {!featured && list.items.length === 0 && (
          <EmptyState title={t('empty')}>
            <a href={href(locale, '/sustainability')}>{t('back')}</a>
          </EmptyState>
        )}
        <Paginator page={list.page} pages={list.pages} hrefOf={(page) => href(locale, path, { page })} />
      </div>
    </>
  );
}
