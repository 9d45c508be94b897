import { useTranslations } from 'next-intl';
import type { Attachment } from '@/lib/model/articles';
import { Icon } from '../ui/icon';
import { SmartLink } from '../ui/smart-link';
import styles from './attachments.module.css';

/** Documents of an article, with format and size where known. */
export function Attachments({ attachments }: { attachments: readonly Attachment[] }) {
  const t = useTranslations('articles');
  if (attachments.length === 0) return null;
  return (
    <section className={styles.attachments} aria-label={t('attachments')}>
      <h2 className={styles.heading}>{t('attachments')}</h2>
      <ul>
        {attachments.map(({ url, name, type, size }) => (
          <li key={url}>
            <SmartLink href={url} newTab className={styles.link}>
              <Icon name="document" size={24} />
              <span className={styles.name}>{name || url}</span>
              <span className={styles.meta}>{[type, size].filter(Boolean).join(' · ')}</span>
            </SmartLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
