import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import { type DataTable, isPeriod, type TableColumn, type TableRecord } from '@/lib/model/data-table';
import { ScrollFrame } from '../ui/table/scroll-frame';
import styles from '../ui/table/table.module.css';
import { numberText } from './number-text';

interface CellProps {
  column: TableColumn;
  row: TableRecord;
  table: DataTable;
}

function useCellText() {
  const t = useTranslations('investors.table');
  return ({ column, row, table }: CellProps): string => {
    const value = row[column.key] ?? '';
    if (column.kind === 'number') return numberText(value);
    if (column.kind === 'date') return formatDate(value, table.locale);
    return column.kind === 'word' && isPeriod(value) ? t(`words.${value}`) : value;
  };
}

/**
 * A table of the settings with its date and source; the first column holds row headers, numbers are aligned right.
 */
export function TableView({ table, caption }: { table: DataTable; caption: string }) {
  const t = useTranslations('investors.table');
  const text = useCellText();
  const [first, ...rest] = table.columns;
  if (!first) return null;
  return (
    <ScrollFrame label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {table.columns.map(({ key, kind }) => (
              <th key={key} scope="col" data-kind={kind}>
                {t(`columns.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row) => (
            <tr key={Object.values(row).join()} data-level={row.rowLevel}>
              <th scope="row" data-kind={first.key === 'year' ? undefined : 'name'}>
                {text({ column: first, row, table })}
              </th>
              {rest.map((column) => (
                <td key={column.key} data-kind={column.kind}>
                  {text({ column, row, table })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}
