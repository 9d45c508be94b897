import { CONTENT_PAGE_SIZE, WHOLE_LIST_PAGES } from '@/lib/base/constants';
import { OwsError } from '@/lib/base/ows-error';
import { toInt, toRecords, toText } from '@/lib/base/values';
import { callOws, jsonCall, type OwsBody } from '../client';
import { readPages } from './pages';
import { PATHS } from './paths';
import type { RawPage } from './raw';

const FIELDS = [
  'id',
  'name',
  'type',
  'version',
  'pcCompatibleVersion',
  'md5',
  'macMd5',
  // Beyond the contract: taken where a back office gives them.
  'sha256',
  'macSha256',
  'pcDownloadUrl',
  'macDownloadUrl',
  'kvImage',
  'publicImage',
  'title',
  'subTitle',
  'description',
  'appDownloadUrl',
  'appRecordNumber',
  'appPrivacy',
  'appViewPermission',
] as const;

export type RawSoftware = Record<(typeof FIELDS)[number], string>;

/** Call 14: `rows` are software items; those without an id, or with neither name nor title, are dropped. */
export function decodeSoftware(body: OwsBody): RawPage<RawSoftware> {
  if (!Array.isArray(body.rows)) throw new OwsError('malformed', 'rows is not a list', { code: 200 });
  const rows = toRecords(body.rows).map(
    (record) => Object.fromEntries(FIELDS.map((name) => [name, toText(record[name])])) as RawSoftware,
  );
  const named = rows.filter(({ id, name, title }) => id && (name || title));
  if (body.rows.length > 0 && named.length === 0) {
    throw new OwsError('malformed', 'rows has no item as agreed', { code: 200 });
  }
  return { rows: named, total: toInt(body.total) ?? named.length };
}

/** All items of the list, up to WHOLE_LIST_PAGES pages. */
export async function fetchSoftware(): Promise<RawSoftware[]> {
  const bounds = { size: CONTENT_PAGE_SIZE, most: WHOLE_LIST_PAGES };
  const { rows } = await readPages(bounds, (pageNum) => {
    const body = { pageNum, pageSize: CONTENT_PAGE_SIZE, name: '' };
    return callOws(jsonCall(PATHS.software, body), decodeSoftware);
  });
  return rows;
}
