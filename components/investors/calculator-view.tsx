import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import type { DividendAnswer } from '@/lib/model/dividend-answer';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { EmptyState } from '../ui/empty-state';
import { PageHead } from '../ui/page-head';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import styles from './calculator.module.css';
import { DividendForm } from './dividend-form';
import { FigureList } from './figure-list';
import { numberText } from './number-text';

type Cash = NonNullable<DividendAnswer['cash']>;

function CashTable({ cash, locale }: { cash: Cash; locale: Locale }) {
  const t = useTranslations('investors');
  return (
    <ScrollFrame label={t('calculator.payments')}>
      <table className={table.table}>
        <caption>{t('calculator.payments')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.columns.year')}</th>
            <th scope="col">{t('table.columns.period')}</th>
            <th scope="col">{t('table.columns.distributionDate')}</th>
            <th scope="col" data-kind="number">
              {t('table.columns.dividendPerShare')}
            </th>
            <th scope="col" data-kind="number">
              {t('calculator.cash')}
            </th>
          </tr>
        </thead>
        <tbody>
          {cash.rows.map((row) => (
            <tr key={row.distributionDate}>
              <th scope="row">{row.year}</th>
              <td data-kind="word">{t(`table.words.${row.period}`)}</td>
              <td data-kind="date">{formatDate(row.distributionDate, locale)}</td>
              <td data-kind="number">{row.dividendPerShare}</td>
              <td data-kind="number">{numberText(row.cash)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

/** The payments on a phone: the cash beside the year, nothing to swipe. */
function CashList({ cash, locale }: { cash: Cash; locale: Locale }) {
  const t = useTranslations('investors');
  const entries = cash.rows.map((row) => ({
    key: row.distributionDate,
    title: `${row.year} ${t(`table.words.${row.period}`)}`,
    figure: numberText(row.cash),
    figureLabel: t('calculator.cash'),
    facts: [
      [t('table.columns.distributionDate'), formatDate(row.distributionDate, locale)],
      [t('table.columns.dividendPerShare'), row.dividendPerShare],
    ] as const,
  }));
  return <FigureList label={t('calculator.payments')} entries={entries} />;
}

function Answer({ cash, context }: { cash: Cash; context: PageContext }) {
  const t = useTranslations('investors.calculator');
  const Payments = context.edition === 'mobile' ? CashList : CashTable;
  if (cash.rows.length === 0) return <EmptyState title={t('nothing')} />;
  const { shares, from, to, total } = cash;
  return (
    <section aria-label={t('result')}>
      <p className={styles.sentence}>
        {t('sentence', { shares: numberText(shares), from: String(from), to: String(to) })}
      </p>
      <p className={styles.total}>
        <strong>{numberText(total)}</strong> {t('currency')}
      </p>
      <Payments cash={cash} locale={context.locale} />
    </section>
  );
}

const ASSUMPTIONS = ['held', 'tax', 'currency', 'noReturn', 'sample'] as const;

/** What the result leaves out, before one asks for it (EL-18). */
function Assumptions() {
  const t = useTranslations('investors.calculator');
  return (
    <section className={styles.assumptions} aria-label={t('assumptions')}>
      <h2>{t('assumptions')}</h2>
      <ul>
        {ASSUMPTIONS.map((key) => (
          <li key={key}>{t(`assume.${key}`)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Cash dividends received for a number of shares; the input is part of the address. */
export function CalculatorView({ data, context }: { data: DividendAnswer; context: PageContext }) {
  const t = useTranslations('investors.calculator');
  const { locale } = context;
  return (
    <>
      <PageHead title={t('title')} text={t('intro')} kind="dense" />
      <div className={`container ${styles.page}`}>
        <Assumptions />
        <DividendForm locale={locale} query={data.query} />
        {data.wrong && (
          <p className={styles.wrong} role="alert">
            {t(`wrong.${data.wrong}`)}
          </p>
        )}
        {data.cash && <Answer cash={data.cash} context={context} />}
      </div>
    </>
  );
}
