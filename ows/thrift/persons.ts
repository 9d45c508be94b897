import { type Fields, listRecords } from '../records/list-records';
import { contains, isPlace } from '../records/match';
import type { Database } from '../store/store';
import { pageOf } from './page';
import type { ThriftAnswer, ThriftRequest } from './request';

const PAGE_SIZE = 10;

/** Marketing persons (YWRY) and witnesses of account openings (KHJZR). */
export async function personnel(db: Database, { BUSIN_TYPE, KEYWORD }: ThriftRequest): Promise<ThriftAnswer> {
  const all = await listRecords(db, 'personnel');
  const rows = all.filter(
    (person) =>
      (!BUSIN_TYPE || person.BUSIN_TYPE === BUSIN_TYPE) &&
      (!KEYWORD || contains([person.USER_NAME, person.BRANCH_NAME, person.CERT_NO], KEYWORD)),
  );
  return { rows };
}

export async function practitioners(db: Database, request: ThriftRequest): Promise<ThriftAnswer> {
  const all = await listRecords(db, 'practitioners');
  const found = all.filter((person) => isWanted(person, request));
  const rows = pageOf(found, request, PAGE_SIZE);
  return request.TOTAL_FLAG ? { rows, total: found.length } : { rows };
}

function isWanted(person: Fields, { PROVINCE_NAME, CITY_NAME, KEYWORD }: ThriftRequest): boolean {
  const searched = [person.USER_NAME, person.BRANCH_NAME, person.FUND_TRADE_NO, person.FUND_SALE_NO];
  return (
    (!PROVINCE_NAME || isPlace(person.PROVINCE_NAME, PROVINCE_NAME)) &&
    (!CITY_NAME || isPlace(person.CITY_NAME, CITY_NAME)) &&
    (!KEYWORD || contains(searched, KEYWORD))
  );
}
