import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from '../articles/article-link';
import { Cover } from '../ui/cover';
import styles from './special-subject.module.css';

/** HM-03: articles of the special subject as pictures with a title. */
export function SpecialSubject({
  articles,
  locale,
}: {
  articles: readonly ArticleSummary[];
  locale: Locale;
}) {
  return (
    <ul className={styles.cards}>
      {articles.map((article, at) => (
        <li key={article.id} className={styles.card}>
          <Cover
            src={article.image}
            area={article.menuKey}
            place={at}
            sizes="(width >= 768px) 33vw, 100vw"
            className={styles.picture}
          />
          <h3 className={styles.title}>
            <ArticleLink article={article} locale={locale} className={styles.link} />
          </h3>
          {article.excerpt && <p className={styles.text}>{article.excerpt}</p>}
        </li>
      ))}
    </ul>
  );
}
