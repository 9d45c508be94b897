import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { KeyFigures as Figures, KeyFigure } from '@/lib/model/key-figures';
import type { Locale } from '@/lib/model/variant';
import { keyFigureParts } from '@/lib/rules/investors/key-figures';
import { investorFile } from '@/lib/site/endpoints';
import { SparkColumns } from '../charts/spark-columns';
import { Section } from '../ui/section';
import styles from './investor-top.module.css';

function Figure({ figure, locale }: { figure: KeyFigure; locale: Locale }) {
  const t = useTranslations('investors.figures');
  const { key, kind, value, change, series } = figure;
  const name = t(`names.${key}`);
  const [number, unit] = keyFigureParts(kind, value, locale);
  const facts = series.map((one) => {
    const [text, of] = keyFigureParts(kind, one.value, locale);
    return { label: one.year, value: Number(one.value), text: `${text} ${t(`units.${of}`)}` };
  });
  const [from, to] = [facts[0]?.label ?? '', facts.at(-1)?.label ?? ''];
  return (
    <li>
      <h3 className={styles.label}>{name}</h3>
      <p>
        <strong>{number}</strong> <span className={styles.label}>{t(`units.${unit}`)}</span>
      </p>
      <p className={styles.label}>{change && t(`change.${kind}`, { change })}</p>
      {facts.length > 1 && (
        <div>
          <SparkColumns title={t('chart', { name, from, to })} facts={facts} />
          <p className={`${styles.label} ${styles.years}`} aria-hidden="true">
            <span>{from}</span>
            <span>{to}</span>
          </p>
        </div>
      )}
    </li>
  );
}

/** Figures by year, oldest first; plain, since the page has no room for the style sheet of tables. */
function YearTable({ figures, locale }: { figures: readonly KeyFigure[]; locale: Locale }) {
  const t = useTranslations('investors');
  const years = [...new Set(figures.flatMap(({ series }) => series.map(({ year }) => year)))].toSorted();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('figures.table')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('figures.figure')}</th>
          {years.map((year) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {figures.map(({ key, kind, value, series }) => (
          <tr key={key}>
            <th scope="row">
              {`${t(`figures.names.${key}`)} (${t(`figures.units.${keyFigureParts(kind, value, locale)[1]}`)})`}
            </th>
            {years.map((year) => {
              const found = series.find((one) => one.year === year);
              return <td key={year}>{found ? keyFigureParts(kind, found.value, locale)[0] : '–'}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The figures of the last financial year with five years of each; the same as a table, CSV and JSON. */
export function KeyFigures({
  figures: { table, year, figures },
  locale,
}: {
  figures: Figures;
  locale: Locale;
}) {
  const t = useTranslations('investors');
  const { asOf, source, sample } = table;
  return (
    <Section title={t('figures.title', { year })}>
      <ul className={styles.figures}>
        {figures.map((figure) => (
          <Figure key={figure.key} figure={figure} locale={locale} />
        ))}
      </ul>
      <details>
        <summary>{t('figures.table')}</summary>
        <YearTable figures={figures} locale={locale} />
      </details>
      <p className={`${styles.label} ${styles.files}`}>
        {`${t('table.asOf', { date: formatDate(asOf, locale) })} ${t('table.source', { source })} `}
        {sample && <strong>{t('table.sample')}</strong>}{' '}
        <a href={investorFile(locale, 'figures.csv')} download>
          CSV
        </a>
        <a href={investorFile(locale, 'figures.json')} download>
          JSON
        </a>
      </p>
    </Section>
  );
}
