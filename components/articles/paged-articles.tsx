import type { ReactNode } from 'react';
import type { ArticleSummary, Page } from '@/lib/model/articles';
import type { PageContext } from '@/lib/model/page';
import { pathHref } from '@/lib/site/routes';
import { Paginator } from '../ui/paginator';
import { ArticleList } from './article-list';

interface PagedArticlesProps {
  list: Page<ArticleSummary>;
  context: PageContext;
  newTab?: boolean;
  /** Shown in place of the articles when the page has none. */
  empty: ReactNode;
}

/** One page of a list of articles, with links to its other pages. */
export function PagedArticles({ list, context, newTab, empty }: PagedArticlesProps) {
  const { locale, path, query } = context;
  return (
    <>
      {list.items.length > 0 ? <ArticleList articles={list.items} locale={locale} newTab={newTab} /> : empty}
      <Paginator
        page={list.page}
        pages={list.pages}
        hrefOf={(page) => pathHref(locale, path, { ...query, page })}
      />
    </>
  );
}
