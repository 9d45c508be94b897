import { useTranslations } from 'next-intl';
import { formatMoment } from '@/lib/base/format';
import type { PageContext } from '@/lib/model/page';
import type { TwinPage, TwinRow } from '@/lib/model/twin';
import type { Locale } from '@/lib/model/variant';
import { localeRow, otherLocale } from '@/lib/site/locales';
import { detailHref, href } from '@/lib/site/routes';
import { ArticleDate } from '../ui/article-date';
import { PrintButton } from '../ui/print-button';
import { RichText } from '../ui/rich-text';
import styles from './twin-view.module.css';

/** The page's own language stands first. */
const languagesOf = (own: Locale): readonly Locale[] => [own, otherLocale(own)];

const langOf = (locale: Locale): string => localeRow(locale).htmlLang;

interface PartProps {
  data: TwinPage;
  locale: Locale;
}

/** Date and hash of one language. */
function Side({ data, locale, side }: PartProps & { side: Locale }) {
  const t = useTranslations('twin');
  const { displayTime, sha256, recordedSince } = data.sides[side];
  return (
    <section aria-label={t(`languages.${side}`)}>
      <h2>{t(`languages.${side}`)}</h2>
      <dl>
        {displayTime && (
          <div>
            <dt>{t('date')}</dt>
            <dd>
              <ArticleDate time={displayTime} locale={locale} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('digest')}</dt>
          <dd className={styles.digest}>{sha256}</dd>
        </div>
      </dl>
      {recordedSince && (
        <p data-observed="">{t('recorded', { time: formatMoment(recordedSince, locale) })}</p>
      )}
    </section>
  );
}

/** What else there is of the article. */
function Links({ data: { id, isFiling }, locale }: PartProps) {
  const t = useTranslations('twin');
  return (
    <div className={`${styles.links} no-print`}>
      {languagesOf(locale).map((side) => (
        <a key={side} href={detailHref(side, id)} hrefLang={langOf(side)}>
          {t(`articles.${side}`)}
        </a>
      ))}
      {isFiling && <a href={href(locale, '/investor-relations/archive/filing', { id })}>{t('record')}</a>}
      <PrintButton kind="secondary" label={t('print')} />
    </div>
  );
}

function Row({ row, number, locale }: { row: TwinRow; number: number; locale: Locale }) {
  const t = useTranslations('twin');
  const id = `p${number}`;
  return (
    <div id={id} className={styles.row} role="group" aria-label={t('paragraph', { number })}>
      <a className={styles.anchor} href={`#${id}`} aria-label={t('anchor', { number })}>
        <span aria-hidden="true">#</span>
        {number}
      </a>
      {languagesOf(locale).map((side) => {
        const html = row[side];
        return html ? (
          <div key={side} lang={langOf(side)} className={styles.cell}>
            <RichText html={html} />
          </div>
        ) : (
          <p key={side} className={styles.none}>
            {t(`none.${side}`)}
          </p>
        );
      })}
    </div>
  );
}

/** One article in Chinese and English side by side (AR-07); one above the other where there is no room for two. */
export function TwinView({ data, context: { locale } }: { data: TwinPage; context: PageContext }) {
  const t = useTranslations('twin');
  const other = otherLocale(locale);
  return (
    <article className={`container ${styles.twin}`}>
      <header className={styles.head}>
        <p>{t('title')}</p>
        <h1>{data.sides[locale].title}</h1>
        <p lang={langOf(other)} className={styles.other}>
          {data.sides[other].title}
        </p>
        <p>{t('lead')}</p>
        <Links data={data} locale={locale} />
      </header>
      <div className={styles.sides}>
        {languagesOf(locale).map((side) => (
          <Side key={side} data={data} locale={locale} side={side} />
        ))}
      </div>
      <section aria-label={t('text')}>
        {data.rows.length === 0 && <p>{t('empty')}</p>}
        {data.rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the text
          <Row key={at} row={row} number={at + 1} locale={locale} />
        ))}
      </section>
      <p className={styles.how}>{t('how')}</p>
    </article>
  );
}
