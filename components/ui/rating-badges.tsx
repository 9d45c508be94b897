import { useTranslations } from 'next-intl';
import type { Rating } from '@/lib/model/ratings';
import type { Locale } from '@/lib/model/variant';
import { ArticleDate } from './article-date';
import styles from './rating-badges.module.css';
import { SmartLink } from './smart-link';

interface RatingBadgesProps {
  ratings: readonly Rating[];
  locale: Locale;
}

/** Ratings in large, each with name, agency and date, as text. */
export function RatingBadges({ ratings, locale }: RatingBadgesProps) {
  const t = useTranslations('rating');
  if (ratings.length === 0) return null;
  return (
    <ul className={styles.badges}>
      {ratings.map(({ name, grade, source, date, href }) => (
        <li key={name} className={styles.badge} data-grade>
          <p className={styles.grade}>{grade}</p>
          <div>
            <h3 className={styles.name}>
              {href ? (
                <SmartLink href={href} newTab className={styles.link}>
                  {name}
                </SmartLink>
              ) : (
                name
              )}
            </h3>
            {(source || date) && (
              <p className={styles.source}>
                {source && <span>{t('source', { source })}</span>}
                {date && <ArticleDate time={date} locale={locale} />}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
