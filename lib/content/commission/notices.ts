import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { holdsNotice, mapCommission } from '@/lib/mappers/commission';
import type { CommissionNotices } from '@/lib/model/commission';
import type { Outlet } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { fetchCommission, fetchCommissions, type RawCommission } from '@/lib/ows/contract/commissions';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { getMenuPage } from '../articles/articles';
import { MENU_NAMES } from '../articles/names';
import { listAllOutlets } from '../outlets/outlets';
import { secondary } from '../secondary';

/** The most pages that are read where the back office states no total. */
const COMMISSION_MAX_PAGES = 20;

const COMMISSION_PAGE_SIZE = 10;

/** All notices of an outlet in the order of the back office, read until a page is not full. */
async function readOn(branch: string, first: RawCommission[]): Promise<RawCommission[]> {
  const all = [...first];
  for (
    let page = 2;
    page <= COMMISSION_MAX_PAGES && all.length === (page - 1) * COMMISSION_PAGE_SIZE;
    page += 1
  ) {
    all.push(...(await fetchCommissions(branch, page)).rows);
  }
  return all;
}

/** The total that the back office states, else the number of notices that can be read. */
async function countOf(branch: string): Promise<number> {
  const { rows, total } = await fetchCommissions(branch, 1);
  return total ?? (await readOn(branch, rows)).length;
}

const briefly = ({ id, name, phone }: Outlet) => ({ id, name, phone });

async function listOf({ variant, page }: PageContext, outlet: Outlet): Promise<CommissionNotices | null> {
  const [{ rows }, total] = await Promise.all([fetchCommissions(outlet.id, page), countOf(outlet.id)]);
  const pages = Math.max(1, Math.ceil(total / COMMISSION_PAGE_SIZE));
  if (page > pages) return null;
  const standard =
    total === 0
      ? await secondary('commission standard', getMenuPage(variant, MENU_NAMES.commissionStandard), null)
      : null;
  const records = rows.slice(0, COMMISSION_PAGE_SIZE).map(mapCommission);
  const siteName = env().settings.name.zh;
  return { kind: 'list', outlet: briefly(outlet), records, page, pages, total, standard, siteName };
}

/** A notice is shown only for the outlet whose list contains it. */
async function recordOf(
  { query }: PageContext,
  outlet: Outlet,
  id: string,
): Promise<CommissionNotices | null> {
  const [{ rows }, found] = await Promise.all([fetchCommissions(outlet.id, 1), fetchCommission(id)]);
  if (!found) return null;
  const own = await readOn(outlet.id, rows);
  if (!holdsNotice(own, id)) return null;
  return {
    kind: 'record',
    outlet: briefly(outlet),
    record: mapCommission(found),
    amount: query.amount ?? '',
    side: query.side === 'sell' ? 'sell' : 'buy',
    siteName: env().settings.name.zh,
  };
}

/**
 * CP-01: the notices of the outlet that branchNo names, or the one that id names among them. Names and numbers are
 * those of OWS, whatever orgName and businessTel say; null for an outlet, page or notice that OWS does not know.
 */
export async function getNotices(context: PageContext): Promise<CommissionNotices | null> {
  noteTags(TAGS.outlets);
  noteLifetime(LIFETIMES.outlets);
  const { branchNo, id } = context.query;
  if (!branchNo) return { kind: 'none', siteName: env().settings.name.zh };
  const outlet = (await listAllOutlets('zh')).find((one) => one.id === branchNo);
  if (!outlet) return null;
  return id ? recordOf(context, outlet, id) : listOf(context, outlet);
}
