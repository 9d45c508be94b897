import { useTranslations } from 'next-intl';
import type { FilingRow } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { localeRow } from '@/lib/site/locales';
import { href } from '@/lib/site/routes';
import { ArticleMeta } from '../articles/article-meta';
import { Row, Rows } from '../ui/rows';
import styles from './record.module.css';
import { Since } from './since';

/** A filing by its newest version, with what the back office says of it where that is not what is usual. */
function FilingLine({ row, locale }: { row: FilingRow; locale: Locale }) {
  const t = useTranslations('archive');
  const { id, title, kind, displayTime, since, version, state } = row;
  return (
    <Row linked ended>
      <ArticleMeta article={{ tag: t(`kinds.${kind}`), displayTime }} locale={locale} stacked />
      <div>
        <h2 className={styles.title} lang={localeRow(row.locale).htmlLang}>
          <a href={`${href(locale, '/investor-relations/archive/filing', { id })}#${row.locale}`}>{title}</a>
        </h2>
        <p className={`${styles.line} ${styles.muted}`}>
          <span>{t(`language.${row.locale}`)}</span>
          <Since since={since} displayTime={displayTime} locale={locale} />
          {version > 1 && <span>{t('versions', { count: version })}</span>}
        </p>
      </div>
      {state !== 'published' && <strong className={styles.state}>{t(`states.${state}`)}</strong>}
    </Row>
  );
}

/** Recorded filings, each with a link to its page. */
export function ArchiveList({ rows, locale }: { rows: readonly FilingRow[]; locale: Locale }) {
  return (
    <Rows>
      {rows.map((row) => (
        <FilingLine key={row.index} row={row} locale={locale} />
      ))}
    </Rows>
  );
}
