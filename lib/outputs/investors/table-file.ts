import 'server-only';
import { getTranslations } from 'next-intl/server';
import { type DataTable, isPeriod, TABLE_NAMES } from '@/lib/model/data-table';
import type { Locale } from '@/lib/model/variant';
import { getTable } from '@/lib/rules/investors/tables';
import { inOwnUnit } from '@/lib/rules/investors/units';
import type { TextFile } from '../file-cache';
import { toCsv } from '../formats/csv';

async function csvOf({ columns, rows, locale }: DataTable): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'investors.table' });
  const value = (kind: string, text: string) => {
    if (kind === 'tenThousands') return inOwnUnit(text, locale);
    return kind === 'word' && isPeriod(text) ? t(`words.${text}`) : text;
  };
  return toCsv([
    columns.map(({ key }) => t(`columns.${key}`)),
    ...rows.map((row) => columns.map(({ key, kind }) => value(kind, row[key] ?? ''))),
  ]);
}

/** Numbers stay text: some have more digits than a JSON number keeps. Units are those of the settings in both languages. */
function jsonOf({ name, asOf, source, sample, rows }: DataTable): string {
  return JSON.stringify({ name, asOf, source, sample, rows }, null, 2);
}

/** IR-02: files such as holders.csv and ownership.json. */
export async function tableFile(locale: Locale, file: string): Promise<TextFile | null> {
  const [base, extension] = file.split('.');
  const name = TABLE_NAMES.find((known) => known === base);
  if (!name) return null;
  const table = getTable(name, locale);
  if (extension === 'csv') return { type: 'text/csv; charset=utf-8', body: await csvOf(table), save: true };
  if (extension === 'json')
    return { type: 'application/json; charset=utf-8', body: jsonOf(table), save: false };
  return null;
}
