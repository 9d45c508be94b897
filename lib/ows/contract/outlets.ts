import { OwsError } from '@/lib/base/ows-error';
import { toInt, toRecords, toText } from '@/lib/base/values';
import { callOws, jsonCall, type OwsBody } from '../client';

const EMPLOYEES = 'OWSSGGZJUniEmployeeService';
const COMMISSIONS = 'OWSSGGZJCommissionService';

const OUTLET_FIELDS = [
  ...(['PROVINCE_NAME', 'CITY_NAME', 'COMP_FLAG', 'COMP_ID', 'ORG_CODE', 'ORG_NAME', 'CHARGER'] as const),
  ...(['ADDRESS', 'BUSINESS_SCOPE', 'BRANCH_ID', 'BUSINESS_TEL', 'COMPLAIN_TEL', 'LATITUDE'] as const),
  ...(['LONGITUDE', 'WECHAT_QR', 'WEIBO_URL'] as const),
];
export type RawOutlet = Record<(typeof OUTLET_FIELDS)[number], string>;

const COMMISSION_FIELDS = ['PUBLICITY_ID', 'OPT_DATE', 'PUBLICITY_CONTENT'] as const;
/** BUSIN_LIST is a text of JSON by the contract; one that came as a list is kept as it is. */
export type RawCommission = Record<(typeof COMMISSION_FIELDS)[number], string> & { BUSIN_LIST: unknown };

/** Records of a thrift list that have the field that names them; a list of none at all is malformed. */
function recordsWith(body: OwsBody, key: string): Readonly<Record<string, unknown>>[] {
  const { data } = body;
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw new OwsError('malformed', 'data is not a list', { code: 200 });
  const told = toRecords(data).filter((record) => toText(record[key]).trim() !== '');
  if (data.length > 0 && told.length === 0)
    throw new OwsError('malformed', 'data has no row as agreed', { code: 200 });
  return told;
}

const textsOf = <K extends string>(record: Readonly<Record<string, unknown>>, fields: readonly K[]) =>
  Object.fromEntries(fields.map((name) => [name, toText(record[name]).trim()])) as Record<K, string>;

export const decodeOutlets = (body: OwsBody): RawOutlet[] =>
  recordsWith(body, 'BRANCH_ID').map((record) => textsOf(record, OUTLET_FIELDS));

export interface RawCommissions {
  rows: RawCommission[];
  /** Null where the back office does not count. */
  total: number | null;
}

export function decodeCommissions(body: OwsBody): RawCommissions {
  const rows = recordsWith(body, 'PUBLICITY_ID').map((record) => ({
    ...textsOf(record, COMMISSION_FIELDS),
    BUSIN_LIST: record.BUSIN_LIST,
  }));
  const total = toInt(toRecords(body.extraData)[0]?.TOTAL_COUNT);
  return { rows, total: total !== null && total >= 0 ? total : null };
}

const ask = (SERVICE_NAME: string, FUNC_ID: string, fields: Readonly<Record<string, string>>) =>
  jsonCall('/thrift/service', { FUNC_ID, SERVICE_NAME, ...fields });

/** Outlets of a province by its full name; all with an empty one. */
export function fetchOutlets(PROVINCE_NAME: string): Promise<RawOutlet[]> {
  const fields = { PROVINCE_NAME, CITY_NAME: '', KEYWORD: '' };
  return callOws(ask(EMPLOYEES, 'W12501304', fields), decodeOutlets);
}

/** The offices of a branch company, without itself. */
export function fetchCompanyOutlets(COMP_ID: string): Promise<RawOutlet[]> {
  return callOws(ask(EMPLOYEES, 'W12501304', { COMP_ID }), decodeOutlets);
}

/** One page of ten commission notices; empty past the last. */
export function fetchCommissions(BRANCH_NO: string, page: number): Promise<RawCommissions> {
  return callOws(ask(COMMISSIONS, 'W12016318', { BRANCH_NO, PAGE_NO: String(page) }), decodeCommissions);
}

/** One notice by its id, or none. */
export async function fetchCommission(PUBLICITY_ID: string): Promise<RawCommission | null> {
  const { rows } = await callOws(ask(COMMISSIONS, 'W12016318', { PUBLICITY_ID }), decodeCommissions);
  return rows.find((row) => row.PUBLICITY_ID === PUBLICITY_ID) ?? null;
}
