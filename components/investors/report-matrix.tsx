import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Report, ReportYear } from '@/lib/model/investors';
import { REPORT_TYPES, type ReportType } from '@/lib/model/report';
import type { Locale } from '@/lib/model/variant';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import { ReportLinks } from './report-links';
import styles from './report-matrix.module.css';
import { shownReports } from './shown-reports';

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
  const isNamed = named || reports.length > 1;
  const entry = (report: Report) => (
    <Fragment key={report.id}>
      {isNamed && <p className={styles.name}>{report.title}</p>}
      <ReportLinks report={report} locale={locale} />
    </Fragment>
  );
  const { shown, folded } = shownReports(reports);
  return (
    <>
      {shown.map(entry)}
      {folded.length > 0 && (
        <details className={styles.rest}>
          <summary>{t('rest', { count: folded.length })}</summary>
          {folded.map(entry)}
        </details>
      )}
    </>
  );
}

interface ReportMatrixProps {
  years: readonly ReportYear[];
  /** The only kind that is shown; null for all of them. */
  type: ReportType | null;
  locale: Locale;
}

/** Columns of the table; "other" only where there is such a report. */
const columnsOf = ({ years, type }: Omit<ReportMatrixProps, 'locale'>): ReportType[] =>
  type ? [type] : REPORT_TYPES.filter((one) => one !== 'other' || years.some(({ reports }) => reports.other));

/** Every report by year and type, each document with its language and size. */
export function ReportMatrix({ years, type: only, locale }: ReportMatrixProps) {
  const t = useTranslations('investors.reports');
  const columns = columnsOf({ years, type: only });
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
