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
}

/** Articles as rows between lines, each with its date and a link to where it opens. */
export function ArticleList({ articles, locale, type, newTab }: ArticleListProps) {
  return (
    <Rows>
      {articles.map((article) => (
        <ArticleRow key={article.id} article={article} locale={locale} heading="h2">
          <ArticleLink article={article} locale={locale} type={type} newTab={newTab} />
        </ArticleRow>
      ))}
    </Rows>
  );
}
