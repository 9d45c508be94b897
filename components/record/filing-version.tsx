import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { chinaTime } from '@/lib/base/china-time';
import type { FilingPage } from '@/lib/model/archive';
import type { FilingHistory, RecordedFiling } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import type { ComparedVersion } from '@/lib/rules/record/changes';
import { inclusionHref, recordEntryHref } from '@/lib/site/endpoints';
import { localeRow } from '@/lib/site/locales';
import { ArticleDate } from '../ui/article-date';
import { FilingFiles } from './filing-files';
import { Moment } from './moment';
import styles from './record.module.css';

interface VersionProps extends Pick<FilingPage, 'copies'> {
  compared: ComparedVersion;
  history: FilingHistory;
  locale: Locale;
  isNewest: boolean;
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The time of the back office, to the minute where it has one. */
function DisplayTime({ time, locale }: { time: string; locale: Locale }) {
  const at = chinaTime(time);
  if (at === null) return <ArticleDate time={time} locale={locale} />;
  return <Moment time={new Date(at).toISOString()} locale={locale} />;
}

/** What the version says of the filing, and what is new in it. */
function Content({ compared: { version, changes }, locale }: Pick<VersionProps, 'compared' | 'locale'>) {
  const t = useTranslations('archive');
  const list = new Intl.ListFormat(localeRow(locale).htmlLang, { type: 'conjunction' });
  return (
    <dl className={styles.facts} data-facts>
      {changes.length > 0 && (
        <Fact term={t('filing.facts.changes')}>
          {list.format(changes.map((change) => t(`filing.changes.${change}`)))}
        </Fact>
      )}
      <Fact term={t('filing.facts.kind')}>{t(`kinds.${version.kind}`)}</Fact>
      {version.period && <Fact term={t('filing.facts.period')}>{version.period}</Fact>}
      <Fact term={t('filing.facts.displayTime')}>
        <DisplayTime time={version.displayTime} locale={locale} />
      </Fact>
      <Fact term={t('filing.facts.firstSeen')}>
        <Moment time={version.firstSeen} locale={locale} />
      </Fact>
    </dl>
  );
}

/** Hash of the text, place in the log and links to what proves it. */
function Proof({ version: { textSha256, index, leafHash } }: { version: RecordedFiling }) {
  const t = useTranslations('archive.filing');
  return (
    <dl className={styles.facts} data-facts>
      <Fact term={t('facts.textSha256')}>
        <code>{textSha256}</code>
      </Fact>
      <Fact term={t('facts.leafHash')}>
        <code>{leafHash}</code>
      </Fact>
      <Fact term={t('facts.index')}>{index}</Fact>
      <Fact term={t('facts.proof')}>
        <span className={styles.line}>
          <a href={recordEntryHref(index)}>{t('entry')}</a>
          <a href={inclusionHref(index)}>{t('inclusion')}</a>
        </span>
      </Fact>
    </dl>
  );
}

/** One version of a filing in one language: its content, its files and its place in the log. */
export function FilingVersion({ compared, history, copies, locale, isNewest }: VersionProps) {
  const t = useTranslations('archive.filing');
  const { version } = compared;
  return (
    <article className={styles.version} id={`${history.locale}-${version.version}`}>
      <h3>
        {t('version', { version: version.version })}
        {isNewest && history.versions.length > 1 && <span className={styles.muted}> · {t('newest')}</span>}
      </h3>
      <p className={styles.title} lang={localeRow(history.locale).htmlLang}>
        {version.title}
      </p>
      <Content compared={compared} locale={locale} />
      <FilingFiles version={version} history={history} copies={copies} />
      <Proof version={version} />
    </article>
  );
}
