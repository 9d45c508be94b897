import type { ArticleSummary } from '@/lib/model/article';
import type { DetailType } from '@/lib/model/detail';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from './article-link';
import styles from './article-list.module.css';
import { ArticleMeta } from './article-meta';

interface ArticleListProps {
  articles: readonly ArticleSummary[];
  locale: Locale;
  type?: DetailType;
  newTab?: boolean;
}

/** Articles as rows of date, tag, title and, where there is one, a line of what it says. */
export function ArticleList({ articles, locale, type, newTab }: ArticleListProps) {
  return (
    <ul className={styles.list}>
      {articles.map((article) => (
        <li key={article.id} className={styles.row}>
          <ArticleMeta article={article} locale={locale} stacked />
          <div>
            <h2 className={styles.title}>
              <ArticleLink
                article={article}
                locale={locale}
                type={type}
                newTab={newTab}
                className={styles.link}
              />
            </h2>
            {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
