import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/model/channel';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/routes';
import { ArticleList } from '../article/article-list';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';

interface ListingViewProps {
  data: Listing;
  context: PageContext;
  newTab?: boolean;
}

/** A page that is a list: heading, articles, pages in the address. */
export function ListingView({ data, context, newTab }: ListingViewProps) {
  const t = useTranslations('listing');
  const { locale, path, query } = context;
  const { list } = data;
  return (
    <>
      <PageHead title={data.title} text={data.intro} />
      <div className="container section">
        {list.items.length > 0 ? (
          <ArticleList articles={list.items} locale={locale} newTab={newTab} />
        ) : (
          <EmptyState title={t('empty')}>
            <a href={href(locale, '/')}>{t('home')}</a>
          </EmptyState>
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
