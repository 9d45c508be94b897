import { OwsError } from '@/lib/base/ows-error';
import { toInt, toRecords, toText } from '@/lib/base/values';
import { callOws, jsonCall, type OwsBody } from '../client';
import type { Use } from '../resilience/upstream-fault';
import type { RawPage } from './raw';

const SERVICE_NAME = 'OWSSGGZJUniEmployeeService';

type RawFields<K extends string> = Record<K, string>;
export type RawPractitioner = RawFields<'BRANCH_NAME' | 'USER_NAME' | 'FUND_TRADE_NO' | 'FUND_SALE_NO'>;
export type RawMarketer = RawFields<
  | 'BUSIN_TYPE'
  | 'USER_NAME'
  | 'USER_HEAD_URL'
  | 'BRANCH_NAME'
  | 'CERT_TYPE'
  | 'CERT_NO'
  | 'AGENCY_BEGIN_DATE'
  | 'AGENCY_END_DATE'
  | 'AGENCY_AREA'
>;

function decoded<K extends string>(body: OwsBody, fields: readonly K[]): RawFields<K>[] {
  const { data } = body;
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw new OwsError('malformed', 'data is not a list', { code: 200 });
  const rows = toRecords(data).map(
    (record) => Object.fromEntries(fields.map((name) => [name, toText(record[name])])) as RawFields<K>,
  );
  const told = rows.filter((row) => fields.some((name) => row[name] !== ''));
  if (data.length > 0 && told.length === 0)
    throw new OwsError('malformed', 'data has no row as agreed', { code: 200 });
  return told;
}

/** Rows of a thrift list; TOTAL_COUNT may be missing, then the rows at hand are all that is known. */
export function decodePractitioners(body: OwsBody): RawPage<RawPractitioner> {
  const rows = decoded(body, ['BRANCH_NAME', 'USER_NAME', 'FUND_TRADE_NO', 'FUND_SALE_NO']);
  const [extra] = toRecords(body.extraData);
  return { rows, total: Math.max(0, toInt(extra?.TOTAL_COUNT) ?? rows.length) };
}

export const decodeMarketers = (body: OwsBody): RawMarketer[] =>
  decoded(body, [
    'BUSIN_TYPE',
    'USER_NAME',
    'USER_HEAD_URL',
    'BRANCH_NAME',
    'CERT_TYPE',
    'CERT_NO',
    'AGENCY_BEGIN_DATE',
    'AGENCY_END_DATE',
    'AGENCY_AREA',
  ]);

const thrift = (FUNC_ID: string, fields: Readonly<Record<string, string>>, use: Use) =>
  jsonCall('/thrift/service', { FUNC_ID, SERVICE_NAME, ...fields }, use);

export interface PractitionerWish {
  PROVINCE_NAME: string;
  CITY_NAME: string;
  keyword: string;
  page: number;
  pageSize: number;
}

/** PB-02: one page of fund practitioners, and how many there are. `personal` where a visitor typed a name. */
export function fetchPractitioners(wish: PractitionerWish, use: Use): Promise<RawPage<RawPractitioner>> {
  const { keyword: KEYWORD, page, pageSize, ...place } = wish;
  const paging = { PAGE_NO: String(page), PAGE_SIZE: String(pageSize), TOTAL_FLAG: '1' };
  return callOws(thrift('W12501303', { ...place, KEYWORD, ...paging }, use), decodePractitioners);
}

/** PB-03: all persons of a kind; the wire knows no pages here. */
export function fetchMarketers(type: 'YWRY' | 'KHJZR', KEYWORD: string, use: Use): Promise<RawMarketer[]> {
  return callOws(thrift('W12501302', { BUSIN_TYPE: type, KEYWORD }, use), decodeMarketers);
}

/** Where outlets are, and whether they are branch companies: what numbers by province are counted from. */
export function fetchOutletPlaces(): Promise<RawFields<'PROVINCE_NAME' | 'COMP_FLAG'>[]> {
  const fields = { PROVINCE_NAME: '', CITY_NAME: '', KEYWORD: '' };
  return callOws(thrift('W12501304', fields, 'read'), (body) =>
    decoded(body, ['PROVINCE_NAME', 'COMP_FLAG']),
  );
}

export type RawContact = RawFields<'ORG_NAME' | 'ADDRESS' | 'BUSINESS_TEL' | 'COMPLAIN_TEL'>;

/** Outlets with what they are reached by. */
export function fetchOutletContacts(KEYWORD: string, use: Use): Promise<RawContact[]> {
  const fields = { PROVINCE_NAME: '', CITY_NAME: '', KEYWORD };
  return callOws(thrift('W12501304', fields, use), (body) =>
    decoded(body, ['ORG_NAME', 'ADDRESS', 'BUSINESS_TEL', 'COMPLAIN_TEL']),
  );
}
