import type { ArticleSummary } from '@/lib/model/articles';
import type { DetailType } from '@/lib/model/detail';
import type { Locale } from '@/lib/model/variant';
import { Rows } from '../ui/rows';
import { ArticleLink } from './article-link';
import { ArticleRow } from './article-row';

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  locale: Locale;
  type?: DetailType;
  newTab?: boolean;
  /** Level of the titles: h3 below a heading of the list. */
  heading?: 'h2' | 'h3';
}

/** Articles as rows between lines, each with its date and a link to where it opens. */
export function ArticleList({ articles, locale, type, newTab, heading = 'h2' }: ArticleListProps) {
  return (
    <Rows>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} locale={locale} heading={heading}>
          <ArticleLink article={article} locale={locale} type={type} newTab={newTab} />
        </ArticleRow>
      ))}
    </Rows>
  );
}
