import { listRecords } from '../records/list-records';
import type { Database } from '../store/store';
import { pageOf } from './page';
import type { ThriftAnswer, ThriftRequest } from './request';

const PAGE_SIZE = 10;

/** Commission publicity of one outlet, newest first; with a PUBLICITY_ID, that record only. */
export async function commissions(db: Database, request: ThriftRequest): Promise<ThriftAnswer> {
  if (request.PUBLICITY_ID) {
    const all = await listRecords(db, 'commissions');
    return { rows: all.filter((record) => String(record.PUBLICITY_ID) === request.PUBLICITY_ID).slice(0, 1) };
  }
  const own = await listRecords(db, 'commissions', request.BRANCH_NO ?? '');
  own.sort((one, other) => Number(other.OPT_DATE) - Number(one.OPT_DATE));
  return { rows: pageOf(own, request, PAGE_SIZE), total: own.length };
}
