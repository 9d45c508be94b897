import { useTranslations } from 'next-intl';
import { REPORT_TYPES, type Report, type ReportFile, type ReportYear } from '@/lib/model/investors';
import { SmartLink } from '../ui/smart-link';
import styles from './report-matrix.module.css';
import { ScrollFrame } from './scroll-frame';
import table from './table-view.module.css';

function FileLink({ file, title }: { file: ReportFile; title: string }) {
  const t = useTranslations('investors.reports');
  const facts = [file.size, file.pages ? t('pages', { pages: file.pages }) : ''].filter(Boolean).join(' · ');
  const language = t(`language.${file.locale}`);
  return (
    <SmartLink
      href={file.url}
      newTab
      className={styles.file}
      aria-label={[title, language, 'PDF', facts].filter(Boolean).join(' ')}
    >
      <strong>{language}</strong> <span>{facts || 'PDF'}</span>
    </SmartLink>
  );
}

function Cell({ report }: { report: Report | undefined }) {
  const t = useTranslations('investors.reports');
  if (!report || report.files.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('none')}</span>
      </>
    );
  }
  return report.files.map((file) => (
    <FileLink key={file.locale + file.url} file={file} title={report.title} />
  ));
}

/** Every report by year and type, each document with its language, size and pages. */
export function ReportMatrix({ years }: { years: readonly ReportYear[] }) {
  const t = useTranslations('investors.reports');
  return (
    <ScrollFrame label={t('matrix')}>
      <table className={`${table.table} ${styles.matrix}`}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('year')}</th>
            {REPORT_TYPES.map((type) => (
              <th key={type} scope="col">
                {t(`types.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, reports }) => (
            <tr key={year}>
              <th scope="row">{year}</th>
              {REPORT_TYPES.map((type) => (
                <td key={type}>
                  <Cell report={reports[type]} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
