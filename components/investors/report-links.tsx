import { useTranslations } from 'next-intl';
import type { Report, ReportFile } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { SmartLink } from '../ui/smart-link';
import styles from './report-links.module.css';

function FileLink({ file, title }: { file: ReportFile; title: string }) {
  const t = useTranslations('investors.reports');
  const language = t(`language.${file.locale}`);
  const shown = [language, file.size || 'PDF'].join(' ');
  return (
    <SmartLink
      href={file.url}
      newTab
      className={styles.file}
      aria-label={[title, shown, file.size && 'PDF'].filter(Boolean).join(' ')}
    >
      <strong>{language}</strong> <span>{file.size || 'PDF'}</span>
    </SmartLink>
  );
}

/** A report's documents with language and size, or its own page where it has none. */
export function ReportLinks({ report, locale }: { report: Report; locale: Locale }) {
  const t = useTranslations('investors.reports');
  if (report.files.length > 0) {
    return report.files.map((file) => (
      <FileLink key={file.locale + file.url} file={file} title={report.title} />
    ));
  }
  return (
    <a
      className={styles.file}
      href={detailHref(locale, report.id)}
      aria-label={`${report.title} ${t('page')}`}
    >
      {t('page')}
    </a>
  );
}
