import 'server-only';
import type { Locale } from '@/lib/model/variant';
import { companyHref, outletHref } from '@/lib/site/outlet-addresses';
import { listAllOutlets } from './outlets';

/** Addresses of all outlets, and of the pages of branch companies, for the sitemap; site paths of one language. */
export async function listOutletPaths(locale: Locale): Promise<string[]> {
  const outlets = await listAllOutlets(locale);
  return [
    ...outlets.map(({ id }) => outletHref(locale, id)),
    ...outlets.filter(({ kind }) => kind === 'company').map(({ id }) => companyHref(locale, id)),
  ];
}
