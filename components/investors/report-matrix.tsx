import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Report, ReportFile, ReportYear } from '@/lib/model/investors';
import { REPORT_TYPES, type ReportType } from '@/lib/model/report';
import type { Locale } from '@/lib/model/variant';
import { detailHref } from '@/lib/site/routes';
import { SmartLink } from '../ui/smart-link';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import styles from './report-matrix.module.css';

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

/** A report's documents, or its own page where it has none. */
function ReportLinks({ report, locale }: { report: Report; locale: Locale }) {
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

function Cell({ reports, named, locale }: { reports: readonly Report[]; named: boolean; locale: Locale }) {
  const t = useTranslations('investors.reports');
  if (reports.length === 0) {
    return (
      <>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{t('none')}</span>
      </>
    );
  }
  return reports.map((report) => (
    <Fragment key={report.id}>
      {(named || reports.length > 1) && <p className={styles.name}>{report.title}</p>}
      <ReportLinks report={report} locale={locale} />
    </Fragment>
  ));
}

/** Columns of the table; "other" only where there is such a report. */
const columnsOf = (years: readonly ReportYear[]): ReportType[] =>
  REPORT_TYPES.filter((type) => type !== 'other' || years.some(({ reports }) => reports.other));

/** Every report by year and type, each document with its language and size. */
export function ReportMatrix({ years, locale }: { years: readonly ReportYear[]; locale: Locale }) {
  const t = useTranslations('investors.reports');
  const columns = columnsOf(years);
  return (
    <ScrollFrame label={t('matrix')}>
      <table className={`${table.table} ${styles.matrix}`}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('year')}</th>
            {columns.map((type) => (
              <th key={type} scope="col">
                {t(`types.${type}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {years.map(({ year, reports }) => (
            <tr key={year}>
              <th scope="row">{year ?? t('noYear')}</th>
              {columns.map((type) => (
                <td key={type}>
                  <Cell reports={reports[type] ?? []} named={type === 'other'} locale={locale} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
