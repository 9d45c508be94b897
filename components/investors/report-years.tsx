import { useTranslations } from 'next-intl';
import type { Report, ReportYear } from '@/lib/model/investors';
import { REPORT_TYPES, type ReportType } from '@/lib/model/report';
import type { Locale } from '@/lib/model/variant';
import { ReportLinks } from './report-links';
import styles from './report-years.module.css';
import { shownReports } from './shown-reports';

interface LineProps {
  report: Report;
  type: ReportType;
  /** Its title is needed to tell it from others of its kind. */
  named: boolean;
  locale: Locale;
}

function Line({ report, type, named, locale }: LineProps) {
  const t = useTranslations('investors.reports');
  return (
    <li className={styles.line}>
      <p>
        {t(`types.${type}`)}
        {named && <span>{report.title}</span>}
      </p>
      <ReportLinks report={report} locale={locale} />
    </li>
  );
}

interface KindProps {
  type: ReportType;
  reports: readonly Report[];
  locale: Locale;
}

/** The reports of a kind; all but the first few are folded. */
function Kind({ type, reports, locale }: KindProps) {
  const t = useTranslations('investors.reports');
  const named = type === 'other' || reports.length > 1;
  const line = (report: Report) => (
    <Line key={report.id} report={report} type={type} named={named} locale={locale} />
  );
  const { shown, folded } = shownReports(reports);
  return (
    <>
      {shown.map(line)}
      {folded.length > 0 && (
        <li>
          <details className={styles.rest}>
            <summary>{t('rest', { count: folded.length })}</summary>
            <ul>{folded.map(line)}</ul>
          </details>
        </li>
      )}
    </>
  );
}

interface ReportYearsProps {
  years: readonly ReportYear[];
  /** The only kind that is shown; null for all of them. */
  type: ReportType | null;
  locale: Locale;
}

/** Reports on a phone: a fold for each year, and in it a line for each report. Of all kinds the newest year is open. */
export function ReportYears({ years, type: only, locale }: ReportYearsProps) {
  const t = useTranslations('investors.reports');
  return (
    <section aria-label={t('matrix')}>
      <h2 className={styles.title}>{t('caption')}</h2>
      {years.map(({ year, reports }, at) => (
        <details key={year} className={styles.year} open={only !== null || at === 0}>
          <summary>
            {year ?? t('noYear')}
            <span>{t('count', { count: Object.values(reports).flat().length })}</span>
          </summary>
          <ul>
            {REPORT_TYPES.map((type) => (
              <Kind key={type} type={type} reports={reports[type] ?? []} locale={locale} />
            ))}
          </ul>
        </details>
      ))}
    </section>
  );
}
