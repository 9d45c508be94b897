import type { PersonKind } from '@/lib/model/people';
import { callOws, type OwsBody } from '../client';
import type { Use } from '../resilience/upstream-fault';
import type { RawPage } from './raw';
import { BUSINESS_TYPES, decodeRows, type RawFields, thriftCall, totalCount } from './thrift';

const PRACTITIONER_FIELDS = ['BRANCH_NAME', 'USER_NAME', 'FUND_TRADE_NO', 'FUND_SALE_NO'] as const;
export type RawPractitioner = RawFields<(typeof PRACTITIONER_FIELDS)[number]>;

const MARKETING_FIELDS = [
  ...(['BUSIN_TYPE', 'USER_NAME', 'USER_HEAD_URL', 'BRANCH_NAME', 'CERT_TYPE', 'CERT_NO'] as const),
  ...(['AGENCY_BEGIN_DATE', 'AGENCY_END_DATE', 'AGENCY_AREA'] as const),
];
export type RawMarketingPerson = RawFields<(typeof MARKETING_FIELDS)[number]>;

/** Without TOTAL_COUNT the total is the number of rows. */
export function decodePractitioners(body: OwsBody): RawPage<RawPractitioner> {
  const rows = decodeRows(body, PRACTITIONER_FIELDS).map(({ row }) => row);
  return { rows, total: totalCount(body) ?? rows.length };
}

/** Persons with at least one field; throws an OwsError if the answer is not a list. */
export const decodeMarketingPeople = (body: OwsBody): RawMarketingPerson[] =>
  decodeRows(body, MARKETING_FIELDS).map(({ row }) => row);

export interface PractitionerQuery {
  /** Full name of a province, or empty. */
  provinceName: string;
  cityName: string;
  keyword: string;
  page: number;
  pageSize: number;
}

/** PB-02: one page of fund practitioners and their total. `use` is `personal` if a visitor typed a name. */
export function fetchPractitioners(query: PractitionerQuery, use: Use): Promise<RawPage<RawPractitioner>> {
  const { provinceName, cityName, keyword, page, pageSize } = query;
  const place = { PROVINCE_NAME: provinceName, CITY_NAME: cityName, KEYWORD: keyword };
  const paging = { PAGE_NO: String(page), PAGE_SIZE: String(pageSize), TOTAL_FLAG: '1' };
  return callOws(thriftCall('practitioners', { ...place, ...paging }, use), decodePractitioners);
}

/** PB-03: all persons of a kind in one answer; the contract has no paging here. */
export function fetchMarketingPeople(
  kind: PersonKind,
  keyword: string,
  use: Use,
): Promise<RawMarketingPerson[]> {
  const fields = { BUSIN_TYPE: BUSINESS_TYPES[kind], KEYWORD: keyword };
  return callOws(thriftCall('marketing', fields, use), decodeMarketingPeople);
}
