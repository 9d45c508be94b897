import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { ArticlePicture } from '../articles/article-picture';
import styles from './featured-news.module.css';

/** One item in large: picture, tag, date, title and excerpt. */
export function FeaturedNews({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('pressRoom');
  return (
    <section className={styles.featured} aria-label={t('featured')}>
      <ArticlePicture
        article={article}
        sizes="(width >= 768px) 55vw, 100vw"
        eager
        className={styles.picture}
      />
      <div className={styles.text}>
        <ArticleMeta article={article} locale={locale} />
        <h2 className={styles.title}>
          <ArticleLink article={article} locale={locale} newTab className={styles.link} />
        </h2>
        {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
      </div>
    </section>
  );
}
