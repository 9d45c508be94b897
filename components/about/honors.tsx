import type { ArticleSummary } from '@/lib/model/articles';
import type { Rating } from '@/lib/model/ratings';
import type { Locale } from '@/lib/model/variant';
import { ArticleLink } from '../articles/article-link';
import { ArticleDate } from '../ui/article-date';
import { RatingBadges } from '../ui/rating-badges';
import styles from './honors.module.css';

interface HonorsProps {
  honors: readonly ArticleSummary[];
  ratings: readonly Rating[];
  locale: Locale;
}

/** Ratings in large, awards by date. */
export function Honors({ honors, ratings, locale }: HonorsProps) {
  return (
    <div className={styles.layout}>
      <RatingBadges ratings={ratings} locale={locale} />
      {honors.length > 0 && (
        <ul className={styles.list}>
          {honors.map((honor) => (
            <li key={honor.id} className={styles.honor}>
              <ArticleDate time={honor.displayTime} locale={locale} className={styles.date} />
              <h3 className={styles.title}>
                <ArticleLink article={honor} locale={locale} />
              </h3>
              {honor.excerpt && <p className={styles.text}>{honor.excerpt}</p>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
