import 'server-only';
import { LIFETIMES, TAGS } from '../../cache';
import { env } from '../../env';
import { mapOutlet } from '../../mappers/outlet';
import type { Outlet, OutletFilter } from '../../model/outlet';
import type { PageContext } from '../../model/page';
import type { Locale } from '../../model/variant';
import { searchOutlets } from '../../outlets/search';
import { fetchCompanyOutlets, fetchOutlets, type RawOutlet } from '../../ows/outlets';
import { isProvince, outletPlace } from '../../provinces';
import { getTranslate } from '../dictionaries';
import { assertNotEmptied } from '../menu';
import { noteLifetime, noteTags } from '../page-notes';

async function mapAll(locale: Locale, load: Promise<RawOutlet[]>): Promise<Outlet[]> {
  noteTags(TAGS.outlets);
  noteLifetime(LIFETIMES.outlets);
  const [rows, translate] = await Promise.all([load, getTranslate(locale)]);
  if (rows.length === 0) await assertNotEmptied();
  const words = { translate, hosts: env().outgoingHosts };
  return rows.map((row) => mapOutlet(row, words));
}

/**
 * Outlets of a place in which the words are found; branch companies first within their city. The back office is asked
 * for the province alone (Shenzhen as Guangdong); words are looked for here, since it knows no pinyin (ADR 0017).
 */
export async function listOutlets(locale: Locale, { province, keyword }: OutletFilter): Promise<Outlet[]> {
  const { PROVINCE_NAME, city } = outletPlace(isProvince(province) ? province : null);
  const outlets = await mapAll(locale, fetchOutlets(PROVINCE_NAME));
  const inPlace = city ? outlets.filter(({ cityName }) => cityName.startsWith(city.slice(0, -1))) : outlets;
  return searchOutlets(inPlace, keyword);
}

export const listAllOutlets = (locale: Locale): Promise<Outlet[]> =>
  listOutlets(locale, { province: '', keyword: '' });

/** The offices of a branch company, without itself. */
export async function listOffices(locale: Locale, companyId: string): Promise<Outlet[]> {
  const offices = await mapAll(locale, fetchCompanyOutlets(companyId));
  return offices.filter(({ id }) => id !== companyId);
}

export const filterOf = ({ query }: PageContext): OutletFilter => ({
  province: query.province ?? '',
  keyword: query.keyword ?? '',
});
