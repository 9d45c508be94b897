import 'server-only';
import { getTranslations } from 'next-intl/server';
import { toCsv } from '../../investors/csv';
import { getTable } from '../../investors/tables';
import { type DataTable, TABLE_NAMES } from '../../model/data-table';
import type { Locale } from '../../model/variant';
import type { InvestorFile } from './files';

async function csvOf({ columns, rows, locale }: DataTable): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'investors.table' });
  const value = (kind: string, text: string) => (kind === 'word' ? t(`words.${text}`) : text);
  return toCsv([
    columns.map(({ key }) => t(`columns.${key}`)),
    ...rows.map((row) => columns.map(({ key, kind }) => value(kind, row[key] ?? ''))),
  ]);
}

/** Numbers stay texts: some of them are exact where a JSON number would not be. */
function jsonOf({ name, asOf, source, sample, rows }: DataTable): string {
  return JSON.stringify({ name, asOf, source, sample, rows }, null, 2);
}

/** IR-02: holders.csv, ownership.json and the like. */
export async function tableFile(locale: Locale, file: string): Promise<InvestorFile | null> {
  const [base, extension] = file.split('.');
  const name = TABLE_NAMES.find((known) => known === base);
  if (!name) return null;
  const table = getTable(name, locale);
  if (extension === 'csv') return { type: 'text/csv; charset=utf-8', body: await csvOf(table), save: true };
  if (extension === 'json')
    return { type: 'application/json; charset=utf-8', body: jsonOf(table), save: false };
  return null;
}
