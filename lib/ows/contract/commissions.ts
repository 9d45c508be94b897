import { callOws, type OwsBody } from '../client';
import { decodeRows, type RawFields, thriftCall, totalCount } from './thrift';

const COMMISSION_FIELDS = ['PUBLICITY_ID', 'OPT_DATE', 'PUBLICITY_CONTENT'] as const;
/** By the contract BUSIN_LIST is JSON text; if it came as a list, it stays one. */
export type RawCommission = RawFields<(typeof COMMISSION_FIELDS)[number]> & { BUSIN_LIST: unknown };

export interface RawCommissions {
  rows: RawCommission[];
  /** Null if the back office does not state it. */
  total: number | null;
}

/** Throws an OwsError of kind `malformed` when no row has an id. */
export function decodeCommissions(body: OwsBody): RawCommissions {
  const rows = decodeRows(body, COMMISSION_FIELDS, ['PUBLICITY_ID']).map(({ row, source }) => ({
    ...row,
    BUSIN_LIST: source.BUSIN_LIST,
  }));
  return { rows, total: totalCount(body) };
}

/** One page of ten commission notices; empty after the last page. */
export function fetchCommissions(branchId: string, page: number): Promise<RawCommissions> {
  const fields = { BRANCH_NO: branchId, PAGE_NO: String(page) };
  return callOws(thriftCall('commissions', fields), decodeCommissions);
}

/** One notice by its id, or null. */
export async function fetchCommission(id: string): Promise<RawCommission | null> {
  const { rows } = await callOws(thriftCall('commissions', { PUBLICITY_ID: id }), decodeCommissions);
  return rows.find(({ PUBLICITY_ID }) => PUBLICITY_ID === id) ?? null;
}
