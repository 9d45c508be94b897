import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { complaintAccessHref } from '@/lib/site/endpoints';
import { ComplaintEntry } from './complaint-entry.client';

/** CU-02: opens the complaint form. */
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
  return <ComplaintEntry href={complaintAccessHref(locale)} words={words} />;
}
