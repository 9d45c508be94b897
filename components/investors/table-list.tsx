import { useTranslations } from 'next-intl';
import type { ColumnKey, DataTable, StockTable } from '@/lib/model/data-table';
import { useCellText } from './cell-text';
import { FigureList } from './figure-list';

/** What the title of an entry consists of, and its most important figure. */
const PARTS: Readonly<Record<StockTable, { title: readonly ColumnKey[]; figure: ColumnKey }>> = {
  holders: { title: ['shareholderName'], figure: 'sharePercentage' },
  ownership: { title: ['name'], figure: 'percentage' },
  dividends: { title: ['year', 'period'], figure: 'dividendPerShare' },
};

/** A table of the settings on a phone: nothing to swipe, and no number cut at the edge. */
export function TableList({ table, caption }: { table: DataTable<StockTable>; caption: string }) {
  const t = useTranslations('investors.table');
  const text = useCellText();
  const { title, figure } = PARTS[table.name];
  const shown = new Set<ColumnKey>([...title, figure]);
  const rest = table.columns.filter(({ key }) => !shown.has(key));
  const entries = table.rows.map((row) => {
    const of = (key: ColumnKey) => {
      const column = table.columns.find((one) => one.key === key);
      return column ? text({ column, row, table }) : '';
    };
    return {
      key: Object.values(row).join(),
      title: title.map(of).join(' '),
      figure: of(figure),
      figureLabel: t(`columns.${figure}`),
      facts: rest.map(({ key }) => [t(`columns.${key}`), of(key)] as const),
      level: row.rowLevel,
    };
  });
  return <FigureList label={caption} entries={entries} />;
}
