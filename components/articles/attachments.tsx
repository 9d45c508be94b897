import { useTranslations } from 'next-intl';
import type { ArticleSummary } from '@/lib/model/articles';
import { withLabels } from '@/lib/rules/documents/labels';
import { Icon } from '../ui/icon';
import { SmartLink } from '../ui/smart-link';
import styles from './attachments.module.css';

type Attached = Pick<ArticleSummary, 'title' | 'attachments'>;

/** Documents of an article, with format and size where known. */
export function Attachments({ article: { title, attachments } }: { article: Attached }) {
  const t = useTranslations('articles');
  if (attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-label={t('attachments')}>
      <h2 className={styles.heading}>{t('attachments')}</h2>
      <ul>
        {withLabels(attachments, title).map(({ url, label, type, size }) => (
          <li key={url}>
            <SmartLink href={url} newTab className={styles.link}>
              <Icon name="document" size={24} />
              <span className={styles.name}>{label || url}</span>
              <span className={styles.meta}>{[type, size].filter(Boolean).join(' · ')}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
