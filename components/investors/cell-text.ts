import { useTranslations } from 'next-intl';
import { formatDate } from '@/lib/base/format';
import { type DataTable, isPeriod, type TableColumn, type TableRecord } from '@/lib/model/data-table';
import { ownUnitText } from '@/lib/rules/investors/units';
import { numberText } from './number-text';

interface Cell {
  column: TableColumn;
  row: TableRecord;
  table: DataTable;
}

/** Writes a value of a table as its column and the language want it. */
export function useCellText() {
  const t = useTranslations('investors.table');
  return ({ column, row, table }: Cell): string => {
    const value = row[column.key] ?? '';
    if (column.kind === 'number') return numberText(value);
    if (column.kind === 'tenThousands') return ownUnitText(value, table.locale);
    if (column.kind === 'date') return formatDate(value, table.locale);
    return column.kind === 'word' && isPeriod(value) ? t(`words.${value}`) : value;
  };
}
