import { useTranslations } from 'next-intl';
import type { Locale } from '@/lib/model/variant';
import { href } from '@/lib/site/routes';
import styles from './first-published.module.css';

/** A line that leads from a list of filings to the archive. */
export function ArchiveLink({ locale }: { locale: Locale }) {
  const t = useTranslations('archive.link');
  return (
    <p className={`${styles.first} ${styles.lead} no-print`}>
      {t('text')} <a href={href(locale, '/investor-relations/archive')}>{t('to')}</a>
    </p>
  );
}
