import { useTranslations } from 'next-intl';
import type { Report, ReportCentre } from '@/lib/model/investors';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { href, pathHref } from '@/lib/site/routes';
import { ArticleList } from '../articles/article-list';
import { ArchiveLink } from '../record/archive-link';
import { ArticleDate } from '../ui/article-date';
import { ButtonLink } from '../ui/button-link';
import { EmptyState } from '../ui/empty-state';
import { FilterForm, type ListFilter } from '../ui/filter-form';
import { PageHead } from '../ui/page-head';
import { Paginator } from '../ui/paginator';
import { Section } from '../ui/section';
import styles from './report-centre.module.css';
import { ReportMatrix } from './report-matrix';
import { ReportYears } from './report-years';

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

/** IR-03: the newest report, all reports by year and type (a table, on phones folds), and the ESG reports. */
export function ReportCentreView({ data, context }: { data: ReportCentre; context: PageContext }) {
  const t = useTranslations('investors.reports');
  const { locale, edition, path, query } = context;
  // The elder edition makes cards of the table itself.
  const Reports = edition === 'mobile' ? ReportYears : ReportMatrix;
  const { newest, types, type, years, esg } = data;
  const byType: ListFilter = {
    name: 'type',
    label: t('byType'),
    all: t('allTypes'),
    chosen: type,
    options: types.map((one) => ({ value: one, label: t(`types.${one}`) })),
  };
  return (
    <>
      <PageHead title={data.title} text={t('intro')} kind="dense" />
      <div className={`container ${styles.page}`}>
        {data.hasArchive && <ArchiveLink locale={locale} />}
        {newest && <NewestReport report={newest} locale={locale} />}
        {types.length > 1 && <FilterForm filters={[byType]} context={context} />}
        {years.length > 0 ? (
          <Reports years={years} type={type} locale={locale} />
        ) : (
          <EmptyState title={t('empty')}>
            {type && <a href={pathHref(locale, path)}>{t('showAll')}</a>}
          </EmptyState>
        )}
      </div>
      <Section title={t('esg')} watermark="ESG" id="esg" tone="raised">
        {esg.items.length > 0 ? (
          <ArticleList articles={esg.items} locale={locale} heading="h3" />
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
