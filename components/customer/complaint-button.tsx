import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { complaintAccessHref } from '@/lib/site/endpoints';
import { ComplaintEntry } from './complaint-entry.client';
import styles from './complaint-entry.module.css';

/** CU-02: says what the complaint form needs, and opens it. */
export function ComplaintButton({ locale }: { locale: Locale }) {
  const t = useTranslations('customer.entry');
  const words = {
    label: t('label'),
    asking: t('asking'),
    unidentified: t('signInFirst'),
    failed: t('failed'),
    blocked: t('blocked'),
    signIn: t('signIn'),
  };
  return (
    <div className={styles.door}>
      <p>{t('before')}</p>
      <ComplaintEntry href={complaintAccessHref(locale)} words={words} />
    </div>
  );
}
