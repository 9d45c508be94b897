import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { isProvince, outletProvince } from '@/lib/base/provinces';
import { cardOf, mapOutlet } from '@/lib/mappers/outlets';
import type { Outlet, OutletCard, OutletFilter } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import type { Locale } from '@/lib/model/variant';
import { fetchCompanyOutlets, fetchOutlets, type RawOutlet } from '@/lib/ows/contract/outlets';
import { isInShenzhen } from '@/lib/rules/outlets/groups';
import { searchOutlets } from '@/lib/rules/outlets/search';
import { env } from '@/lib/runtime/env';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';
import { getTranslate } from '../dictionaries/dictionaries';
import { assertNotEmptied } from '../site/menu';
import { mappedOnce } from '../snapshots/mapped-once';

async function mapAll(locale: Locale, load: Promise<RawOutlet[]>): Promise<readonly Outlet[]> {
  noteTags(TAGS.outlets);
  noteLifetime(LIFETIMES.outlets);
  const [rows, translate] = await Promise.all([load, getTranslate(locale)]);
  if (rows.length === 0) await assertNotEmptied();
  const words = { translate, hosts: env().outgoingHosts };
  return mappedOnce([rows, translate], 'outlets', () => rows.map((row) => mapOutlet(row, words)));
}

/**
 * Outlets of a place that match the keyword; branch companies first within their city. The request names only
 * the province (Guangdong for Shenzhen); keywords are matched here, since OWS knows no pinyin (ADR 0017).
 */
export async function listOutlets(locale: Locale, { province, keyword }: OutletFilter): Promise<Outlet[]> {
  const outlets = await mapAll(locale, fetchOutlets(isProvince(province) ? outletProvince(province) : ''));
  return searchOutlets(province === 'shenzhen' ? outlets.filter(isInShenzhen) : outlets, keyword);
}

/** All outlets of the back office. Throws when it fails. */
export const listAllOutlets = (locale: Locale): Promise<Outlet[]> =>
  listOutlets(locale, { province: '', keyword: '' });

/** All outlets as the map shows them. */
export const listOutletCards = async (locale: Locale): Promise<OutletCard[]> =>
  (await listAllOutlets(locale)).map(cardOf);

/** The offices of a branch company, without itself. */
export async function listOffices(locale: Locale, companyId: string): Promise<Outlet[]> {
  const offices = await mapAll(locale, fetchCompanyOutlets(companyId));
  return offices.filter(({ id }) => id !== companyId);
}

/** Province and keyword of the address; empty where it has none. */
export const filterOf = ({ query }: PageContext): OutletFilter => ({
  province: isProvince(query.province) ? query.province : '',
  keyword: query.keyword ?? '',
});
