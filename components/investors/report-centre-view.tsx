import { useTranslations } from 'next-intl';
import type { Report, ReportCentre } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { href, pathHref } from '@/lib/site/routes';
import { ArticleList } from '../articles/article-list';
import { ArticleDate } from '../ui/article-date';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { Section } from '../ui/section';
import styles from './report-centre.module.css';
import { ReportMatrix } from './report-matrix';

function NewestReport({ report, locale }: { report: Report; locale: Locale }) {
  const t = useTranslations('investors.reports');
  const file = report.files.find((one) => one.locale === locale) ?? report.files[0];
  return (
    <section className={styles.newest} aria-label={t('newest')}>
      <div>
        <p className={styles.kicker}>
          {t('newest')} · {t(`types.${report.type}`)}
        </p>
        <h2 className={styles.title}>{report.title}</h2>
        <ArticleDate time={report.displayTime} locale={locale} className={styles.date} />
      </div>
      <div className={styles.actions}>
        {file && (
          <ButtonLink href={file.url} newTab>
            {t('open')}
            <span className={styles.meta}>{file.size}</span>
          </ButtonLink>
        )}
        <ButtonLink href={href(locale, '/pressroom', { filterName: 'periodic_report' })} kind="secondary">
          {t('more')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** IR-03: the newest report, all reports by year and type, and the ESG reports. */
export function ReportCentreView({ data, context }: { data: ReportCentre; context: PageContext }) {
  const t = useTranslations('investors.reports');
  const { locale, path, query } = context;
  const { newest, years, esg } = data;
  return (
    <>
      <PageHead title={data.title} text={t('intro')} watermark={t('watermark')} />
      <div className={`container ${styles.page}`}>
        {newest && <NewestReport report={newest} locale={locale} />}
        {years.length > 0 ? (
          <ReportMatrix years={years} locale={locale} />
        ) : (
          <EmptyState title={t('empty')} />
        )}
      </div>
      <Section title={t('esg')} watermark="ESG" id="esg" tone="raised">
        {esg.items.length > 0 ? (
          <ArticleList articles={esg.items} locale={locale} />
        ) : (
          <EmptyState title={t('noEsg')} />
        )}
        <Paginator
          page={esg.page}
          pages={esg.pages}
          hrefOf={(page) => `${pathHref(locale, path, { ...query, page })}#esg`}
        />
      </Section>
    </>
  );
}
