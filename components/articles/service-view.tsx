import { useTranslations } from 'next-intl';
import type { Detail } from '@/lib/model/detail';
import { ReadAloud } from '../reading/read-aloud';
import { ButtonLink } from '../ui/button-link';
import { Picture } from '../ui/picture';
import { RichText } from '../ui/rich-text';
import { Attachments } from './attachments';
import styles from './service-view.module.css';
import { Share } from './share';

/** DE-01 service: banner picture, title, ways to apply, tag, share and body. */
export function ServiceView({ detail }: { detail: Detail }) {
  const t = useTranslations('articles');
  const [article] = detail.articles;
  return (
    <article>
      {article.image && (
        <div className={styles.banner}>
          <Picture src={article.image} alt="" sizes="100vw" width={1600} height={900} eager />
        </div>
      )}
      <div className={`container ${styles.service}`} data-read="">
        <header className={styles.head}>
          {article.tag && <p className={styles.tag}>{article.tag}</p>}
          <h1 className={styles.title}>{article.title}</h1>
          {article.excerpt && <p className={styles.excerpt}>{article.excerpt}</p>}
          {article.links.length > 0 && (
            <p className={styles.apply} role="group" aria-label={t('apply')}>
              {article.links.map(({ href, label }, at) => (
                <ButtonLink key={href} href={href} kind={at === 0 ? 'primary' : 'secondary'}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          )}
          <div className={styles.reading}>
            <ReadAloud />
          </div>
        </header>
        <RichText html={article.body} />
        <Attachments attachments={article.attachments} />
        <div className={styles.share}>
          <Share url={detail.shareUrl} qr={detail.qr} />
        </div>
      </div>
    </article>
  );
}
