import 'server-only';
import type { Locale } from '@/lib/model/variant';
import { companyHref, outletHref } from '@/lib/site/outlet-addresses';
import { listAllOutlets } from './outlets';

/** Site paths of all outlets and branch companies in a language, for the sitemap. */
export async function listOutletPaths(locale: Locale): Promise<string[]> {
  const outlets = await listAllOutlets(locale);
  return [
    ...outlets.map(({ id }) => outletHref(locale, id)),
    ...outlets.filter(({ kind }) => kind === 'company').map(({ id }) => companyHref(locale, id)),
  ];
}
