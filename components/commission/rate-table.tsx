import { useTranslations } from 'next-intl';
import table from '../ui/table/table.module.css';
import styles from './commission.module.css';

interface RateTableProps {
  title: string;
  /** Kind of trade and its rate. */
  rows: readonly (readonly [string, string])[];
}

/** Rates by kind of trade, with their texts as published. */
export function RateTable({ title, rows }: RateTableProps) {
  const t = useTranslations('commission.columns');
  return (
    <table className={`${table.table} ${styles.rates}`}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('kind')}</th>
          <th scope="col">{t('rate')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([kind, text]) => (
          <tr key={kind}>
            <th scope="row">{kind}</th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
