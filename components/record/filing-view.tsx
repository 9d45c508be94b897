import { useTranslations } from 'next-intl';
import type { FilingPage } from '@/lib/model/archive';
import type { PageContext } from '@/lib/model/page';
import type { FilingHistory } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { comparedVersions, detailTypeOf, hasTwin, newestVersion } from '@/lib/rules/record/changes';
import { localeRow } from '@/lib/site/locales';
import { detailHref, href } from '@/lib/site/routes';
import { Chips } from '../ui/chips';
import { PageHead } from '../ui/page-head';
import { FilingVersion } from './filing-version';
import styles from './record.module.css';

const ARCHIVE = '/investor-relations/archive';

interface FilingProps {
  data: FilingPage;
  context: PageContext;
}

/** Links to the article and its translation where they can still be read, to the other language, and back. */
function FilingLinks({ data: { id, histories }, context: { locale } }: FilingProps) {
  const t = useTranslations('archive');
  const readable = histories.filter(({ state }) => state !== 'withdrawn');
  const [, ...others] = histories;
  return (
    <nav className="no-print" aria-label={t('filing.nav')}>
      <Chips
        look="pages"
        chips={[
          ...readable.map((history) => ({
            label: t(`filing.article.${history.locale}`),
            href: detailHref(history.locale, id, detailTypeOf(newestVersion(history))),
          })),
          ...(hasTwin(histories) ? [{ label: t('filing.twin'), href: href(locale, '/twin', { id }) }] : []),
          ...others.map((history) => ({
            label: t(`filing.goTo.${history.locale}`),
            href: `#${history.locale}`,
          })),
          { label: t('howToCheck'), href: href(locale, `${ARCHIVE}/how-to-check`) },
          { label: t('filing.toArchive'), href: href(locale, ARCHIVE) },
        ]}
      />
    </nav>
  );
}

interface VersionsProps extends Pick<FilingPage, 'copies'> {
  history: FilingHistory;
  locale: Locale;
}

/** All versions in one language, newest first. */
function Versions({ history, copies, locale }: VersionsProps) {
  const t = useTranslations('archive');
  const { state } = history;
  return (
    <section className={styles.section} id={history.locale} aria-labelledby={`${history.locale}-title`}>
      <div className={styles.line}>
        <h2 id={`${history.locale}-title`}>{t(`filing.section.${history.locale}`)}</h2>
        {state !== 'published' && <strong className={styles.state}>{t(`states.${state}`)}</strong>}
      </div>
      {state !== 'published' && <p className={styles.note}>{t(`filing.notes.${state}`)}</p>}
      {comparedVersions(history).map((compared, at) => (
        <FilingVersion
          key={compared.version.index}
          compared={compared}
          history={history}
          copies={copies}
          locale={locale}
          isNewest={at === 0}
        />
      ))}
    </section>
  );
}

/** All that is recorded of one filing: every version in both languages, with what proves it. */
export function FilingView({ data, context }: FilingProps) {
  const t = useTranslations('archive.filing');
  const [first] = data.histories;
  return (
    <>
      <PageHead
        title={newestVersion(first).title}
        titleLang={localeRow(first.locale).htmlLang}
        text={t('lead')}
        kind="dense"
      />
      <div className={`container ${styles.page}`}>
        <p className={styles.muted}>{t('kicker', { id: data.id })}</p>
        <FilingLinks data={data} context={context} />
        {data.histories.map((history) => (
          <Versions key={history.locale} history={history} copies={data.copies} locale={context.locale} />
        ))}
      </div>
    </>
  );
}
