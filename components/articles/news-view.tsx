import { useTranslations } from 'next-intl';
import type { Detail } from '@/lib/model/detail';
import type { Locale } from '@/lib/model/variant';
import { ReadAloud } from '../reading/read-aloud';
import { RichText } from '../ui/rich-text';
import { SmartLink } from '../ui/smart-link';
import { ArticleMeta } from './article-meta';
import { Attachments } from './attachments';
import styles from './news-view.module.css';
import { Share } from './share';

/** DE-01 news: tag, date, title, body, share, attachments, links, and a folded disclaimer. */
export function NewsView({ detail, locale }: { detail: Detail; locale: Locale }) {
  const t = useTranslations('articles');
  const [article] = detail.articles;
  return (
    <article className={`container ${styles.news}`} data-read="">
      <header className={styles.head}>
        <ArticleMeta article={article} locale={locale} author={article.author} />
        <h1 className={styles.title}>{article.title}</h1>
        <div className={styles.tools}>
          <ReadAloud />
          <Share url={detail.shareUrl} qr={detail.qr} />
        </div>
      </header>
      <RichText html={article.body} />
      <Attachments attachments={article.attachments} />
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
      <details className={styles.disclaimer}>
        <summary>{t('disclaimer.title')}</summary>
        <p>{t('disclaimer.text', { name: detail.siteName })}</p>
      </details>
    </article>
  );
}
