import { OwsError } from '@/lib/base/ows-error';
import { toInt, toRecords, toText } from '@/lib/base/values';
import { jsonCall, type OwsBody } from '../client';
import type { Use } from '../resilience/upstream-fault';
import { PATHS } from './paths';

const EMPLOYEES = 'OWSSGGZJUniEmployeeService';

/** Call 6 of the contract: services that return lists, behind one path. */
export const SERVICES = {
  commissions: { FUNC_ID: 'W12016318', SERVICE_NAME: 'OWSSGGZJCommissionService' },
  outlets: { FUNC_ID: 'W12501304', SERVICE_NAME: EMPLOYEES },
  practitioners: { FUNC_ID: 'W12501303', SERVICE_NAME: EMPLOYEES },
  marketing: { FUNC_ID: 'W12501302', SERVICE_NAME: EMPLOYEES },
} as const;

/** BUSIN_TYPE: persons who acquire customers, and witnesses of account openings. */
export const BUSINESS_TYPES = { business: 'YWRY', witness: 'KHJZR' } as const;

type Fields = Readonly<Record<string, string>>;

/** The request to one of the services behind call 6. */
export const thriftCall = (service: keyof typeof SERVICES, fields: Fields, use?: Use) =>
  jsonCall(PATHS.thrift, { ...SERVICES[service], ...fields }, use);

export type RawFields<K extends string> = Record<K, string>;

/** The records in an answer's data; none without data. Throws a malformed OwsError if it is not a list. */
function recordsOf({ data }: OwsBody): Readonly<Record<string, unknown>>[] {
  if (data === undefined || data === null) return [];
  if (!Array.isArray(data)) throw new OwsError('malformed', 'data is not a list', { code: 200 });
  const records = toRecords(data);
  if (data.length > 0 && records.length === 0)
    throw new OwsError('malformed', 'data has no row as agreed', { code: 200 });
  return records;
}

/**
 * Rows with these fields as trimmed text; `source` is the record itself. Rows in which all `needed` fields
 * are empty are dropped; an answer with only such rows is malformed.
 */
export function decodeRows<K extends string>(
  body: OwsBody,
  fields: readonly K[],
  needed: readonly K[] = fields,
): { row: RawFields<K>; source: Readonly<Record<string, unknown>> }[] {
  const records = recordsOf(body);
  const rows = records.map((source) => ({
    source,
    row: Object.fromEntries(fields.map((name) => [name, toText(source[name]).trim()])) as RawFields<K>,
  }));
  const usable = rows.filter(({ row }) => needed.some((name) => row[name] !== ''));
  if (records.length > 0 && usable.length === 0)
    throw new OwsError('malformed', 'data has no row as agreed', { code: 200 });
  return usable;
}

/** TOTAL_COUNT, or null if the back office does not state it. */
export function totalCount({ extraData }: OwsBody): number | null {
  const total = toInt(toRecords(extraData)[0]?.TOTAL_COUNT);
  return total !== null && total >= 0 ? total : null;
}
