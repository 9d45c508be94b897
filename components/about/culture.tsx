import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Locale } from '@/lib/model/variant';
import { detailHref, href } from '@/lib/site/routes';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { ButtonLink } from '../ui/button-link';
import { Section } from '../ui/section';
import styles from './culture.module.css';

interface CultureProps {
  party: ArticleSummary | null;
  culture: readonly ArticleSummary[];
  locale: Locale;
}

function Party({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('about');
  return (
    <article className={styles.party}>
      <h3 className={styles.partyTitle}>{article.title}</h3>
      {article.excerpt && <p>{article.excerpt}</p>}
      <p className={styles.open}>
        <a href={detailHref(locale, article.id, 'channel')}>{t('partyMore')}</a>
      </p>
    </article>
  );
}

/** Party building and news of culture building, for the Chinese page only. */
export function Culture({ party, culture, locale }: CultureProps) {
  const t = useTranslations('about');
  if (!party && culture.length === 0) return null;
  const all = (
    <ButtonLink href={href(locale, '/about-us/culture-building')} kind="secondary">
      {t('cultureMore')}
    </ButtonLink>
  );
  return (
    <Section title={t('culture')} watermark={t('watermark.culture')} tone="raised" action={all}>
      <div className={styles.layout}>
        {party && <Party article={party} locale={locale} />}
        {culture.length > 0 && (
          <ul>
            {culture.map((article) => (
              <li key={article.id} className={styles.row}>
                <ArticleMeta article={article} locale={locale} />
                <h3 className={styles.title}>
                  <ArticleLink article={article} locale={locale} newTab className={styles.link} />
                </h3>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
