import { useTranslations } from 'next-intl';
import type { Article } from '@/lib/model/articles';
import type { Governance } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { Attachments } from '../articles/attachments';
import { ArticleDate } from '../ui/article-date';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import styles from './governance.module.css';

interface FoldedProps {
  title: string;
  article: Article;
  locale: Locale;
}

/** A text that unfolds in place, without script. */
function Folded({ title, article, locale }: FoldedProps) {
  return (
    <details className={styles.folded}>
      <summary>
        <span>{title}</span>
        <ArticleDate time={article.displayTime} locale={locale} className={styles.date} />
      </summary>
      <div className={styles.body}>
        <RichText html={article.body} />
        <Attachments article={article} />
      </div>
    </details>
  );
}

function Charters({ data, locale }: { data: Governance; locale: Locale }) {
  const t = useTranslations('investors.governance');
  const [current, ...earlier] = data.charters;
  if (!current) return <EmptyState title={t('empty')} />;
  return (
    <div className={styles.charters}>
      <article>
        <h3 className={styles.title}>{current.title}</h3>
        <ArticleDate time={current.displayTime} locale={locale} className={styles.date} />
        <div className={styles.body}>
          <RichText html={current.body} />
          <Attachments article={current} />
        </div>
      </article>
      {earlier.length > 0 && (
        <section aria-label={t('history')}>
          <h3 className={styles.title}>{t('history')}</h3>
          {earlier.map((article) => (
            <Folded key={article.id} title={article.title} article={article} locale={locale} />
          ))}
        </section>
      )}
    </div>
  );
}

/** IR-06: the articles of association in force with earlier versions, and the company's rules. */
export function GovernanceView({ data, context }: { data: Governance; context: PageContext }) {
  const t = useTranslations('investors.governance');
  const { locale } = context;
  return (
    <>
      <PageHead title={data.title} text={data.intro} watermark={t('watermark')} />
      <Section title={data.charterTitle || t('charter')} id="charter">
        <Charters data={data} locale={locale} />
      </Section>
      <Section title={t('rules')} id="rules" tone="raised">
        {data.rules.length > 0 ? (
          data.rules.map(({ title, article }) => (
            <Folded key={article.id} title={title} article={article} locale={locale} />
          ))
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </Section>
    </>
  );
}
