import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { ArticleDate } from '../ui/article-date';
import { buttonLook } from '../ui/button';
import styles from './timeline.module.css';

/** Number of years that are open; earlier ones are folded. */
const OPEN_YEARS = 5;

interface TimelineProps {
  events: readonly ArticleSummary[];
  locale: Locale;
}

interface Year {
  year: string;
  events: ArticleSummary[];
}

/** Events by the year of their date, newest first; undated ones are grouped by their label instead. */
export function byYear(events: readonly ArticleSummary[]): Year[] {
  const years = new Map<string, ArticleSummary[]>();
  for (const event of events) {
    const year = /^\d{4}/.exec(event.displayTime)?.[0] ?? '';
    years.set(year, [...(years.get(year) ?? []), event]);
  }
  return [...years]
    .map(([year, ofYear]) => ({ year, events: ofYear }))
    .sort((a, b) => b.year.localeCompare(a.year));
}

function Years({ years, locale }: { years: readonly Year[]; locale: Locale }) {
  return (
    <ol className={styles.years}>
      {years.map(({ year, events }) => (
        <li key={year} className={styles.year}>
          <p className={styles.numeral}>{year}</p>
          <ul className={styles.events}>
            {events.map((event) => (
              <li key={event.id} className={styles.event}>
                {event.displayTime && (
                  <ArticleDate time={event.displayTime} locale={locale} className={styles.date} />
                )}
                <h3 className={styles.title}>{event.title}</h3>
                {event.excerpt && <p className={styles.text}>{event.excerpt}</p>}
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** History: the newest years are open, the others folded. */
export function Timeline({ events, locale }: TimelineProps) {
  const t = useTranslations('about');
  const years = byYear(events);
  const earlier = years.slice(OPEN_YEARS);
  return (
    <>
      <Years years={years.slice(0, OPEN_YEARS)} locale={locale} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary className={buttonLook('secondary')}>{t('earlier')}</summary>
          <Years years={earlier} locale={locale} />
        </details>
      )}
    </>
  );
}
