import { useTranslations } from 'next-intl';
import type { Listing } from '@/lib/model/channel';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { PagedArticles } from './paged-articles';

interface ListingViewProps {
  data: Listing;
  context: PageContext;
  newTab?: boolean;
}

/** A list page: heading, articles, paginator. */
export function ListingView({ data, context, newTab }: ListingViewProps) {
  const t = useTranslations('listing');
  return (
    <>
      <PageHead title={data.title} text={data.intro} />
      <div className="container section">
        <PagedArticles
          list={data.list}
          context={context}
          newTab={newTab}
          empty={
            <EmptyState title={t('empty')}>
              <a href={href(context.locale, '/')}>{t('home')}</a>
            </EmptyState>
          }
        />
      </div>
    </>
  );
}
