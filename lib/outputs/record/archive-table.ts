import type { FilingRow } from '@/lib/model/record';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { href } from '@/lib/site/routes';
import { translator } from '@/lib/words/translator';

const COLUMNS = [
  'id',
  'language',
  'title',
  'kind',
  'period',
  'displayTime',
  'since',
  'version',
  'versionSeen',
  'state',
  'files',
  'sha256',
  'index',
  'leafHash',
  'address',
] as const;

const addressOf = ({ id }: FilingRow, locale: Locale): string =>
  new URL(href(locale, '/investor-relations/archive/filing', { id }), env().siteUrl).href;

/** The filings as rows in one language, with a header row; files of a filing are separated by spaces. */
export function archiveLines(rows: readonly FilingRow[], locale: Locale): string[][] {
  const t = translator(locale, 'archive');
  const lineOf = (row: FilingRow): Record<(typeof COLUMNS)[number], string> => ({
    id: row.id,
    language: t(`language.${row.locale}`),
    title: row.title,
    kind: t(`kinds.${row.kind}`),
    period: row.period,
    displayTime: row.displayTime,
    since: row.since,
    version: String(row.version),
    versionSeen: row.firstSeen,
    state: t(`states.${row.state}`),
    files: row.files.map(({ name }) => name).join(' '),
    sha256: row.files.map(({ sha256 }) => sha256 || '—').join(' '),
    index: String(row.index),
    leafHash: row.leafHash,
    address: addressOf(row, locale),
  });
  const body = rows.map((row) => {
    const line = lineOf(row);
    return COLUMNS.map((column) => line[column]);
  });
  return [COLUMNS.map((column) => t(`file.columns.${column}`)), ...body];
}

/** The same as JSON: the fields under the names that the record uses. */
export const archiveItems = (rows: readonly FilingRow[], locale: Locale) =>
  rows.map((row) => {
    const { type: _, ...fields } = row;
    return { ...fields, address: addressOf(row, locale) };
  });
