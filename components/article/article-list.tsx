import type { ArticleSummary } from '@/lib/model/article';
import type { Locale } from '@/lib/model/variant';
import type { DetailType } from '@/lib/routes';
import { ArticleDate } from '../ui/article-date';
import { ArticleLink } from './article-link';
import styles from './article-list.module.css';

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
          <p className={styles.meta}>
            {article.displayTime && (
              <ArticleDate time={article.displayTime} locale={locale} className={styles.date} />
            )}
            {article.tag && <span className={styles.tag}>{article.tag}</span>}
          </p>
          <div>
            <h3 className={styles.title}>
              <ArticleLink
                article={article}
                locale={locale}
                type={type}
                newTab={newTab}
                className={styles.link}
              />
            </h3>
            {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
