import { useTranslations } from 'next-intl';
import type { DataTable } from '@/lib/model/data-table';
import { ScrollFrame } from '../ui/table/scroll-frame';
import styles from '../ui/table/table.module.css';
import { useCellText } from './cell-text';

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
              <th key={key} scope="col" data-kind={kind === 'tenThousands' ? 'number' : kind}>
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
                <td key={column.key} data-kind={column.kind === 'tenThousands' ? 'number' : column.kind}>
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
