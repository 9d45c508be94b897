import { type Fields, listRecords } from '../records/list-records';
import { contains, isPlace } from '../records/match';
import type { Database } from '../store/store';
import type { ThriftAnswer, ThriftRequest } from './request';

/** Outlets by place and keyword; with a COMP_ID, those of one branch company without itself. */
export async function outlets(db: Database, request: ThriftRequest): Promise<ThriftAnswer> {
  const all = await listRecords(db, 'outlets');
  if (request.COMP_ID) return { rows: outletsOf(all, request.COMP_ID) };
  return { rows: all.filter((outlet) => isWanted(outlet, request)) };
}

/** An outlet names its branch company in COMP_ID; a company that no outlet names gets those of its city. */
function outletsOf(all: Fields[], compId: string): Fields[] {
  const others = all.filter((outlet) => String(outlet.BRANCH_ID) !== compId);
  const named = others.filter((outlet) => String(outlet.COMP_ID ?? '') === compId);
  const company = all.find((outlet) => String(outlet.BRANCH_ID) === compId);
  if (named.length || !company || others.some((outlet) => outlet.COMP_ID)) return named;
  return others.filter((outlet) => outlet.COMP_FLAG !== '1' && outlet.CITY_NAME === company.CITY_NAME);
}

function isWanted(outlet: Fields, { PROVINCE_NAME, CITY_NAME, KEYWORD }: ThriftRequest): boolean {
  const searched = [outlet.ORG_NAME, outlet.ADDRESS, outlet.PROVINCE_NAME, outlet.CITY_NAME];
  return (
    (!PROVINCE_NAME || isPlace(outlet.PROVINCE_NAME, PROVINCE_NAME)) &&
    (!CITY_NAME || isPlace(outlet.CITY_NAME, CITY_NAME)) &&
    (!KEYWORD || contains(searched, KEYWORD))
  );
}
