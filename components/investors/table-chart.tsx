import { useTranslations } from 'next-intl';
import type { DataTable, StockTable, TableRecord } from '@/lib/model/data-table';
import type { Device } from '@/lib/model/variant';
import { shortCount } from '@/lib/rules/investors/units';
import { BarChart } from '../charts/bar-chart';
import { type Column, ColumnChart } from '../charts/column-chart';
import { RingChart } from '../charts/ring-chart';

const textOf = (row: TableRecord, key: string): string => row[key] ?? '';
const numberOf = (row: TableRecord, key: string): number => Number(row[key] ?? 0);

/** One column per year, oldest first: interim dividend, and the rest. */
function columnsOf(rows: readonly TableRecord[], interim: string, final: string): Column[] {
  const years = [...new Set(rows.map((row) => textOf(row, 'year')))].toSorted();
  return years.map((year) => {
    const parts = rows
      .filter((row) => row.year === year)
      .map((row) => ({
        name: row.period === 'interim' ? interim : final,
        value: numberOf(row, 'dividendPerShare'),
      }));
    const total = parts.reduce((sum, { value }) => sum + value, 0);
    return { label: year, parts: parts.toReversed(), text: total.toFixed(2) };
  });
}

function DividendChart({ table, title, device }: ChartProps) {
  const t = useTranslations('investors.table');
  const names = [t('interimPart'), t('finalPart')];
  const [interim = '', final = ''] = names;
  return (
    <ColumnChart
      title={title}
      columns={columnsOf(table.rows, interim, final)}
      names={[final, interim]}
      device={device}
    />
  );
}

interface ChartProps {
  table: DataTable<StockTable>;
  title: string;
  device: Device;
}

/** IR-02: the table as a chart. */
export function TableChart({ table, device }: Omit<ChartProps, 'title'>) {
  const t = useTranslations('investors.table');
  const title = t(`chart.${table.name}`);
  const percent = (text: string) => `${text}%`;
  if (table.name === 'dividends') return <DividendChart table={table} title={title} device={device} />;
  if (table.name === 'ownership') {
    const slices = table.rows
      .filter(({ rowLevel }) => rowLevel === '3')
      .map((row) => ({
        label: textOf(row, 'name'),
        value: numberOf(row, 'shareNumber'),
        text: percent(textOf(row, 'percentage')),
      }));
    const [total, unit] = shortCount(textOf(table.rows[0] ?? {}, 'shareNumber'), table.locale);
    const centre = [total, t(`shares.${unit}`)] as const;
    return <RingChart title={title} slices={slices} centre={centre} device={device} />;
  }
  const bars = table.rows.map((row) => ({
    label: textOf(row, 'shareholderName'),
    value: numberOf(row, 'sharePercentage'),
    text: percent(textOf(row, 'sharePercentage')),
  }));
  return <BarChart title={title} bars={bars} device={device} />;
}
