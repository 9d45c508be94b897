import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import type { Sustainability } from '@/lib/model/sustainability';
import type { Locale } from '@/lib/model/variant';
import { detailHref, href } from '@/lib/site/routes';
import { ArticleLink } from '../articles/article-link';
import { ArticleMeta } from '../articles/article-meta';
import { ButtonLink } from '../ui/button-link';
import { Cover } from '../ui/cover';
import { Icon } from '../ui/icon';
import { SmartLink } from '../ui/smart-link';
import styles from './top-links.module.css';

interface TopLinksProps {
  data: Pick<Sustainability, 'report' | 'topNews' | 'policy'>;
  locale: Locale;
}

function Report({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('sustainability');
  const [file] = article.attachments;
  return (
    <section className={styles.report} aria-label={t('latestReport')}>
      <p className={styles.label}>{t('latestReport')}</p>
      <h2 className={styles.title}>{article.title}</h2>
      {article.excerpt && <p className={styles.text}>{article.excerpt}</p>}
      <p className={styles.actions}>
        <ButtonLink href={detailHref(locale, article.id)} newTab>
          {t('readReport')}
        </ButtonLink>
        {file && (
          <SmartLink href={file.url} newTab className={styles.file}>
            <Icon name="document" /> {t('download', { type: file.type })}
          </SmartLink>
        )}
      </p>
    </section>
  );
}

function News({ article, locale }: { article: ArticleSummary; locale: Locale }) {
  const t = useTranslations('sustainability');
  return (
    <section className={styles.news} aria-label={t('topNews')}>
      <Cover src={article.image} area="esg" sizes="(width >= 900px) 50vw, 100vw" className={styles.picture} />
      <div className={styles.newsText}>
        <ArticleMeta article={article} locale={locale} />
        <h2 className={styles.title}>
          <ArticleLink article={article} locale={locale} newTab className={styles.newsLink} />
        </h2>
        {article.excerpt && <p className={styles.text}>{article.excerpt}</p>}
      </div>
    </section>
  );
}

/** First on the hub: the newest report, the top news, policies and all ESG news. */
export function TopLinks({ data: { report, topNews, policy }, locale }: TopLinksProps) {
  const t = useTranslations('sustainability');
  const ways = [
    ...(policy ? [{ to: detailHref(locale, policy.id, 'channel'), name: t('policy') }] : []),
    { to: href(locale, '/sustainability/esg-news'), name: t('allNews') },
    { to: href(locale, '/sustainability/esg-report'), name: t('allReports') },
  ];
  return (
    <div className={`container section ${styles.layout}`}>
      {report && <Report article={report} locale={locale} />}
      {topNews && <News article={topNews} locale={locale} />}
      <ul className={styles.ways}>
        {ways.map(({ to, name }) => (
          <li key={to}>
            <SmartLink href={to} newTab>
              {name} <Icon name="arrow" />
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
