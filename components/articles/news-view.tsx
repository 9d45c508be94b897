import { useTranslations } from 'next-intl';
import type { Detail } from '@/lib/model/detail';
import type { PageContext } from '@/lib/model/page';
import { href } from '@/lib/site/routes';
import { ReadAloud } from '../reading/read-aloud';
import { FirstPublished } from '../record/first-published';
import { PrintButton } from '../ui/print-button';
import { RichText } from '../ui/rich-text';
import { SmartLink } from '../ui/smart-link';
import { ArticleMeta } from './article-meta';
import { Attachments } from './attachments';
import styles from './news-view.module.css';
import { Share } from './share';
import { ShareLinks } from './share-links';

/** Folded at the end on desktops; elsewhere whole, and before what one downloads and follows (EL-18). */
function Disclaimer({ name, isFolded }: { name: string; isFolded: boolean }) {
  const t = useTranslations('articles.disclaimer');
  if (!isFolded) {
    return (
      <section className={styles.disclaimer} aria-label={t('title')}>
        <h2>{t('title')}</h2>
        <p>{t('text', { name })}</p>
      </section>
    );
  }
  return (
    <details className={styles.disclaimer}>
      <summary>{t('title')}</summary>
      <p>{t('text', { name })}</p>
    </details>
  );
}

/** To both languages side by side (AR-07), where the article has both and is the page's only one. */
function TwinLink({ detail, context: { locale, query } }: { detail: Detail; context: PageContext }) {
  const t = useTranslations('twin');
  const { id } = query;
  if (!id || detail.languages.length < 2) return null;
  return (
    <p className={`${styles.twin} no-print`}>
      <a href={href(locale, '/twin', { id })}>{t('link')}</a>
    </p>
  );
}

/** DE-01 news: tag, date, title, body, share, attachments, links, and a disclaimer. */
export function NewsView({ detail, context }: { detail: Detail; context: PageContext }) {
  const { locale, edition } = context;
  const isFolded = edition === 'desktop';
  const disclaimer = <Disclaimer name={detail.siteName} isFolded={isFolded} />;
  const t = useTranslations('articles');
  const [article] = detail.articles;
  const isEmpty = !article.body && article.attachments.length + article.links.length === 0;
  return (
    <article className={`container ${styles.news}`} data-read="">
      <header className={styles.head}>
        <ArticleMeta article={article} locale={locale} author={article.author} />
        <h1 className={styles.title}>{article.title}</h1>
        {detail.firstPublished && (
          <FirstPublished
            id={article.id}
            title={article.title}
            since={detail.firstPublished}
            displayTime={article.displayTime}
            locale={locale}
          />
        )}
        <div className={styles.tools}>
          {article.body && <ReadAloud />}
          <Share url={detail.shareUrl} qr={detail.qr} />
          {locale === 'en' && <ShareLinks url={detail.shareUrl} title={article.title} />}
        </div>
        <TwinLink detail={detail} context={context} />
      </header>
      {isEmpty ? <p className={styles.empty}>{t('noText')}</p> : <RichText html={article.body} />}
      {!isFolded && disclaimer}
      <Attachments article={article} />
      {article.links.length > 0 && (
        <section className={styles.links} aria-label={t('links')}>
          <h2 className={styles.sub}>{t('links')}</h2>
          <ul>
            {article.links.map(({ href, label }) => (
              <li key={href}>
                <SmartLink href={href} newTab>
                  {label}
                </SmartLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isFolded && disclaimer}
      <div className={`${styles.more} no-print`}>
        <a href={href(locale, '/pressroom')}>{t('allNews')}</a>
        <PrintButton kind="secondary" label={t('print')} />
      </div>
    </article>
  );
}
