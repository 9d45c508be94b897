import { useTranslations } from 'next-intl';
import type { Report, ReportYear } from '@/lib/model/investors';
import { REPORT_TYPES, type ReportType } from '@/lib/model/report';
import type { Locale } from '@/lib/model/variant';
import { ReportLinks } from './report-links';
import styles from './report-years.module.css';

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
            {REPORT_TYPES.flatMap((type) =>
              (reports[type] ?? []).map((report, _, same) => (
                <Line
                  key={report.id}
                  report={report}
                  type={type}
                  named={type === 'other' || same.length > 1}
                  locale={locale}
                />
              )),
            )}
          </ul>
        </details>
      ))}
    </section>
  );
}
