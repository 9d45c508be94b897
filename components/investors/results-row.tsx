import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { formatDate } from '@/lib/base/format';
import type { LatestResults } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { withLabels } from '@/lib/rules/documents/labels';
import { detailHref, href } from '@/lib/site/routes';
import { SmartLink } from '../ui/smart-link';
import styles from './investor-top.module.css';

interface CellProps {
  label: string;
  text: string;
  /** Date, format or size; each on one line. */
  notes: readonly string[];
  url: string;
}

function Cell({ label, text, notes, url }: CellProps) {
  return (
    <li>
      <span className={styles.label}>{label}</span>
      <SmartLink href={url} newTab>
        {text}
      </SmartLink>
      <span className={styles.label}>
        {notes.filter(Boolean).map((note, at) => (
          <Fragment key={note}>
            {at > 0 && ' · '}
            <span data-number="">{note}</span>
          </Fragment>
        ))}
      </span>
    </li>
  );
}

/** The newest results in one row: report, announcement, further documents such as slides, and the next date. */
export function ResultsRow({ results, locale }: { results: LatestResults; locale: Locale }) {
  const t = useTranslations('investors.results');
  const { report, announcement, next } = results;
  const [document, ...more] = withLabels(report.files, report.title);
  const date = formatDate(report.displayTime, locale);
  return (
    <section className={styles.row} aria-label={t('title')}>
      <ul className="container">
        <Cell
          label={t('report')}
          text={report.title}
          notes={[date, document?.type ?? '', document?.size ?? '']}
          url={document?.url ?? detailHref(locale, report.id)}
        />
        {announcement && (
          <Cell
            label={t('announcement')}
            text={announcement.title}
            notes={[formatDate(announcement.displayTime, locale)]}
            url={detailHref(locale, announcement.id)}
          />
        )}
        {more.map(({ url, label, type, size }) => (
          <Cell key={url} label={t('document')} text={label || type} notes={[type, size]} url={url} />
        ))}
        {next && (
          <li>
            <span className={styles.label}>{t('next')}</span>
            <a href={href(locale, '/investor-relations/calendar')}>{next.title}</a>
            <time className={styles.label} dateTime={next.date}>
              {formatDate(next.date, locale)}
            </time>
          </li>
        )}
      </ul>
    </section>
  );
}
