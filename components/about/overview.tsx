import { useTranslations } from 'next-intl';
import type { Article, ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import { RichText } from '../ui/rich-text';
import styles from './overview.module.css';

interface OverviewProps {
  overview: Article | null;
  leader: ArticleSummary | null;
  locale: Locale;
}

function Leader({ leader, locale }: { leader: ArticleSummary; locale: Locale }) {
  const t = useTranslations('about');
  return (
    <aside className={styles.leader} aria-label={t('leader')}>
      <Cover src={leader.image} sizes="(width >= 1025px) 30vw, 100vw" className={styles.picture} />
      <p className={styles.label}>{t('leader')}</p>
      <p className={styles.title}>{leader.title}</p>
      {leader.excerpt && <p className={styles.text}>{leader.excerpt}</p>}
      <ButtonLink href={detailHref(locale, leader.id, 'channel')} kind="secondary">
        {t('readLetter')}
      </ButtonLink>
    </aside>
  );
}

/** The company profile, beside the letter of its leadership. */
export function Overview({ overview, leader, locale }: OverviewProps) {
  return (
    <div className={`container section ${styles.layout}`}>
      {overview && (
        <section aria-labelledby="overview">
          <h2 id="overview" className={styles.heading}>
            {overview.title}
          </h2>
          <RichText html={overview.body} />
          {overview.links.length > 0 && (
            <p className={styles.links}>
              {overview.links.map(({ href, label }) => (
                <ButtonLink key={href} href={href} kind="secondary">
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
        </section>
      )}
      {leader && <Leader leader={leader} locale={locale} />}
    </div>
  );
}
