import { useTranslations } from 'next-intl';
import type { Finding } from '@/lib/model/findings';
import type { Locale } from '@/lib/model/variant';
import { placeHref } from '@/lib/rules/findings/place-href';
import { wordedValues } from '@/lib/rules/findings/worded-values';
import { localeRow } from '@/lib/site/locales';
import { compareHref, readPage } from '@/lib/site/preview';
import styles from './findings-list.module.css';

interface FindingsListProps {
  findings: readonly Finding[];
  /** Of the tool itself. */
  locale: Locale;
  /** Whether each names what it is about: on a list of many pages. */
  named?: boolean;
}

const keyOf = ({ code, locale, subject, place, values }: Finding): string =>
  [code, locale, subject.kind, subject.id, place, JSON.stringify(values)].join();

/** What a finding is about, as a link to its compare view where it has a page. */
function Subject({ finding: { subject, locale: language }, locale }: { finding: Finding; locale: Locale }) {
  const t = useTranslations('preview');
  const title = subject.title ? (
    <span lang={localeRow(language).htmlLang}>{subject.title}</span>
  ) : (
    subject.id || t('reports')
  );
  if (subject.path === null) return title;
  return <a href={compareHref({ ...readPage(subject.path), locale })}>{title}</a>;
}

/** The words or the address concerned, and the way to them. */
function Place({ finding }: { finding: Finding }) {
  const t = useTranslations('preview');
  const href = placeHref(finding);
  const { htmlLang } = localeRow(finding.locale);
  return (
    <>
      {finding.place && (
        <p className={styles.place} lang={htmlLang}>
          {finding.place}
        </p>
      )}
      {href && (
        <p>
          <a href={href} hrefLang={htmlLang}>
            {t('toPlace')}
          </a>
        </p>
      )}
    </>
  );
}

/** Findings with their severity in words, what to do, and the place. */
export function FindingsList({ findings, locale, named = false }: FindingsListProps) {
  const t = useTranslations('findings');
  const words = useTranslations('preview');
  if (findings.length === 0) return <p>{words('nothingFound')}</p>;
  return (
    <ul className={styles.list}>
      {findings.map((finding) => (
        <li key={keyOf(finding)} className={styles.finding} data-severity={finding.severity}>
          <p className={styles.head}>
            <b>{t(`severity.${finding.severity}`)}</b>{' '}
            {t(`${finding.code}.title`, wordedValues(finding, locale) as never)}
            <span className={styles.language}>{words(`languages.${finding.locale}`)}</span>
          </p>
          {named && (
            <p>
              <Subject finding={finding} locale={locale} />
            </p>
          )}
          <p>{t(`${finding.code}.text`, wordedValues(finding, locale) as never)}</p>
          <Place finding={finding} />
        </li>
      ))}
    </ul>
  );
}
