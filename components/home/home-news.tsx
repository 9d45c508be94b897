import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { ArticlePicture } from '../articles/article-picture';
import styles from './home-news.module.css';

interface NewsProps {
  article: ArticleSummary;
  locale: Locale;
}

function KeyNews({ article, locale }: NewsProps) {
  return (
    <article className={styles.key}>
      <ArticlePicture article={article} sizes="(width >= 1025px) 50vw, 100vw" className={styles.picture} />
      <div className={styles.body}>
        <ArticleMeta article={article} locale={locale} />
        <h3 className={styles.keyTitle}>
          <ArticleLink article={article} locale={locale} className={styles.link} />
        </h3>
        {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
      </div>
    </article>
  );
}

interface HomeNewsProps {
  keyNews: ArticleSummary | null;
  news: readonly ArticleSummary[];
  locale: Locale;
}

/** HM-03: one featured item, and the newest in a list. */
export function HomeNews({ keyNews, news, locale }: HomeNewsProps) {
  const t = useTranslations('home');
  return (
    <div className={styles.news}>
      {keyNews && (
        <section aria-label={t('keyNews')}>
          <KeyNews article={keyNews} locale={locale} />
        </section>
      )}
      <ul className={styles.list}>
        {news.map((article) => (
          <li key={article.id} className={styles.item}>
            <ArticleMeta article={article} locale={locale} />
            <h3 className={styles.title}>
              <ArticleLink article={article} locale={locale} className={styles.link} />
            </h3>
            {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}
