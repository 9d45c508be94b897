import type {
  ColumnKey,
  DataTable,
  Period,
  TableColumn,
  TableName,
  TableRecord,
} from '@/lib/model/data-table';
import type { Locale } from '@/lib/model/variant';
import dividends from '@/settings/investors/dividends.json';
import figures from '@/settings/investors/figures.json';
import holders from '@/settings/investors/holders.json';
import ownership from '@/settings/investors/ownership.json';

/** Figures of the company that no call of the back office returns; they are in settings/investors. */
const FILES = { holders, ownership, dividends, figures } as const;

const column = (key: ColumnKey, kind: TableColumn['kind'] = 'number'): TableColumn => ({ key, kind });

/** The first column names the row. */
const COLUMNS: Readonly<Record<TableName, readonly TableColumn[]>> = {
  holders: [
    column('shareholderName', 'text'),
    column('shareQuantity'),
    column('sharePercentage'),
    column('shareType', 'text'),
    column('restrictedShares'),
  ],
  ownership: [column('name', 'text'), column('shareNumber', 'tenThousands'), column('percentage')],
  dividends: [
    column('year', 'text'),
    column('period', 'word'),
    column('dividendPerShare'),
    column('totalDividends', 'tenThousands'),
    column('bonusShares'),
    column('recordDate', 'date'),
    column('distributionDate', 'date'),
  ],
  figures: [
    column('year', 'text'),
    column('revenue', 'tenThousands'),
    column('netProfit', 'tenThousands'),
    column('roe'),
    column('riskCoverage'),
  ],
};

type Value = string | number | Readonly<Record<Locale, string>>;

function localised(row: Readonly<Record<string, Value>>, locale: Locale): TableRecord {
  const plain = ([key, value]: [string, Value]) => [
    key,
    String(typeof value === 'object' ? value[locale] : value),
  ];
  return Object.fromEntries(Object.entries(row).map(plain));
}

/** A table of the settings in one language, with its columns and source. */
export function getTable<N extends TableName>(name: N, locale: Locale): DataTable<N> {
  const { rows, asOf, source, sample } = FILES[name];
  return {
    name,
    columns: COLUMNS[name],
    rows: rows.map((row) => localised(row, locale)),
    asOf,
    source: source[locale],
    sample,
    locale,
  };
}

export interface Dividend {
  year: number;
  period: Period;
  /** RMB before tax, an exact decimal as text. */
  dividendPerShare: string;
  recordDate: string;
  distributionDate: string;
}

/** Every cash dividend, newest first. */
export const DIVIDENDS = dividends.rows as readonly Dividend[];
