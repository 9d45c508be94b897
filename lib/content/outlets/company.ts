import 'server-only';
import { cardOf } from '@/lib/mappers/outlets';
import type { BranchCompany, Outlet } from '@/lib/model/outlets';
import type { PageContext } from '@/lib/model/page';
import { env } from '@/lib/runtime/env';
import { listByTitle } from '../articles/articles';
import { listEntries } from '../dictionaries/entries';
import { secondary } from '../secondary';
import { listAllOutlets, listOffices } from './outlets';
import { mapOf } from './sketch';

/** The picture of the article whose title is the company's name. */
async function bannerOf({ variant }: PageContext, { officialName, name }: Outlet): Promise<string> {
  const titles = [name, officialName];
  const articles = await listByTitle(variant, name);
  return articles.find(({ title, image }) => titles.includes(title) && image)?.image ?? '';
}

/**
 * BC-01: the branch company with the id compId, as OWS knows it; the rest of the query is untrusted and not
 * read. Without a compId the list of all companies; null for an id that OWS does not know.
 */
export async function getBranchCompany(context: PageContext): Promise<BranchCompany | null> {
  const { locale, query } = context;
  const siteName = env().settings.name[locale];
  const companies = (await listAllOutlets(locale)).filter(({ kind }) => kind === 'company');
  if (!query.compId) return { kind: 'list', companies: companies.map(cardOf), siteName };
  const outlet = companies.find(({ id }) => id === query.compId);
  if (!outlet) return null;
  const [offices, banner, links, map] = await Promise.all([
    listOffices(locale, outlet.id),
    secondary('banner of a branch company', bannerOf(context, outlet), ''),
    listEntries(locale, 'branch_banner_footer_links'),
    mapOf(outlet),
  ]);
  return { kind: 'company', outlet, banner, offices: offices.map(cardOf), links, map, siteName };
}
