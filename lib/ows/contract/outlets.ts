import { TAGS } from '@/lib/base/cache';
import { callOws, type OwsBody } from '../client';
import type { Use } from '../resilience/upstream-fault';
import { decodeRows, type RawFields, thriftCall } from './thrift';

const OUTLET_FIELDS = [
  ...(['PROVINCE_NAME', 'CITY_NAME', 'COMP_FLAG', 'COMP_ID', 'ORG_CODE', 'ORG_NAME', 'CHARGER'] as const),
  ...(['ADDRESS', 'BUSINESS_SCOPE', 'BRANCH_ID', 'BUSINESS_TEL', 'COMPLAIN_TEL', 'LATITUDE'] as const),
  ...(['LONGITUDE', 'WECHAT_QR', 'WEIBO_URL', 'SERVICE_TIME', 'FACILITIES'] as const),
];
type OutletField = (typeof OUTLET_FIELDS)[number];
export type RawOutlet = RawFields<OutletField>;

/** Outlets with at least one of the `needed` fields. */
export const decodeOutlets = (body: OwsBody, needed: readonly OutletField[] = ['BRANCH_ID']): RawOutlet[] =>
  decodeRows(body, OUTLET_FIELDS, needed).map(({ row }) => row);

const everywhere = { PROVINCE_NAME: '', CITY_NAME: '', KEYWORD: '' };

/** One function for all callers, so that identical calls also share the decoded rows. */
const decode = (body: OwsBody): RawOutlet[] => decodeOutlets(body);

/** The list of all outlets is large and the same for every outlet's page. */
const REUSE = { forMs: 1000, tag: TAGS.outlets };

/** Outlets of a province, given its full name; all outlets for an empty name. */
export function fetchOutlets(provinceName: string): Promise<RawOutlet[]> {
  const fields = { ...everywhere, PROVINCE_NAME: provinceName };
  const call = thriftCall('outlets', fields);
  return callOws(provinceName === '' ? { ...call, reuse: REUSE } : call, decode);
}

/** The offices of a branch company, without the company itself. */
export function fetchCompanyOutlets(companyId: string): Promise<RawOutlet[]> {
  return callOws(thriftCall('outlets', { COMP_ID: companyId }), decode);
}

/** All outlets with a province or COMP_FLAG, even without an id, to be counted by province. */
export function fetchOutletPlaces(): Promise<RawOutlet[]> {
  return callOws(thriftCall('outlets', everywhere, 'read'), (body) =>
    decodeOutlets(body, ['PROVINCE_NAME', 'COMP_FLAG']),
  );
}

/** Outlets that match a keyword, even without an id, for their addresses and telephone numbers. */
export function fetchOutletContacts(keyword: string, use: Use): Promise<RawOutlet[]> {
  return callOws(thriftCall('outlets', { ...everywhere, KEYWORD: keyword }, use), (body) =>
    decodeOutlets(body, ['ORG_NAME', 'ADDRESS', 'BUSINESS_TEL', 'COMPLAIN_TEL']),
  );
}
