import { useTranslations } from 'next-intl';
import type { Costs } from '@/lib/rules/commission/charges';
import { ScrollFrame } from '../ui/table/scroll-frame';
import table from '../ui/table/table.module.css';
import styles from './commission.module.css';

/** The costs of a trade by one rate; `percent` is the rate as text. */
export interface Offer {
  /** Heading of its column: of the outlet where several are compared. */
  heading: string;
  percent: string;
  costs: Costs;
}

const STATUTORY = ['handling', 'supervision', 'transfer', 'stamp'] as const;

/** One row: the same charge of each offer. */
function Row({ title, note, cells }: { title: string; note?: string; cells: readonly string[] }) {
  return (
    <tr>
      <th scope="row">
        {title}
        {note && <small className={styles.rate}>{note}</small>}
      </th>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of the columns
        <td key={at} data-kind="number">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function CommissionRow({ offers }: { offers: readonly Offer[] }) {
  const t = useTranslations('commission');
  return (
    <tr>
      <th scope="row">{t('charges.commission')}</th>
      {offers.map(({ heading, percent, costs: { charges } }) => (
        <td key={heading} className={styles.charge}>
          <span data-number="">{charges[0]?.amount}</span>
          <small className={styles.rate}>
            {t('rate', { rate: percent })} {charges[0]?.atLeast && t('calculator.atLeast')}
          </small>
        </td>
      ))}
    </tr>
  );
}

/** Commission first, then the statutory charges with their sum, then all together; a column for each offer. */
export function CostTable({ offers, caption }: { offers: readonly Offer[]; caption: string }) {
  const t = useTranslations('commission');
  const charged = STATUTORY.filter((name) => offers[0]?.costs.charges.some((one) => one.name === name));
  const amountOf = ({ costs }: Offer, name: string) =>
    costs.charges.find((one) => one.name === name)?.amount ?? '';
  return (
    <ScrollFrame label={caption}>
      <table className={`${table.table} ${styles.costs}`}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.kind')}</th>
            {offers.map(({ heading }) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <CommissionRow offers={offers} />
          {charged.map((name) => (
            <Row
              key={name}
              title={t(`charges.${name}`)}
              note={t(`statutory.${name}`)}
              cells={offers.map((one) => amountOf(one, name))}
            />
          ))}
        </tbody>
        <tfoot>
          <Row title={t('calculator.ofStatutory')} cells={offers.map(({ costs }) => costs.statutory)} />
          <Row title={t('calculator.total')} cells={offers.map(({ costs }) => costs.total)} />
        </tfoot>
      </table>
    </ScrollFrame>
  );
}
