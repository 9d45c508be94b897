import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { ArticleDate } from '../ui/article-date';
import styles from './article-meta.module.css';

interface ArticleMetaProps {
  article: Pick<ArticleSummary, 'tag' | 'displayTime'>;
  locale: Locale;
  author?: string;
  /** Stacked, for the side column of a list. */
  stacked?: boolean;
}

/** The line above a title: tag, date and author. */
export function ArticleMeta({ article, locale, author, stacked }: ArticleMetaProps) {
  return (
    <p className={stacked ? `${styles.meta} ${styles.stacked}` : styles.meta}>
      {article.tag && <span className={styles.tag}>{article.tag}</span>}
      {article.displayTime && <ArticleDate time={article.displayTime} locale={locale} />}
      {author && <span>{author}</span>}
    </p>
  );
}
