import type { ReactNode } from 'react';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { Row } from '../ui/rows';
import { ArticleMeta } from './article-meta';
import styles from './article-row.module.css';

interface ArticleRowProps {
  article: Pick<ArticleSummary, 'tag' | 'displayTime' | 'excerpt'>;
  locale: Locale;
  heading: 'h2' | 'h3';
  /** The title, linked to the article. */
  children: ReactNode;
}

/** A row of date, tag, title and an optional excerpt. */
export function ArticleRow({ article, locale, heading: Heading, children }: ArticleRowProps) {
  return (
    <Row linked>
      <ArticleMeta article={article} locale={locale} stacked />
      <div>
        <Heading className={styles.title}>{children}</Heading>
        {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
      </div>
    </Row>
  );
}
