import { until } from './processes';
import type { Site } from './site';
import { type Page, type Visit, visitAll } from './visit';
import type { Reached } from './ways';

interface Well {
  site: Site;
  to: Reached['to'];
  pages: readonly Page[];
  /** Makes all pages stale. */
  publishAll(): Promise<void>;
}

/** Blocks that pages went without, and menus or dictionaries that were not those of the back office. */
const replaced = async (site: Site) =>
  (await site.metric('site_secondary_left_out_total')) + (await site.metric('site_fallbacks_total'));

/** A stale page is said to be fresh for a second, since it is being refreshed. */
const isFresh = ({ headers }: Visit) => !/s-maxage=1\b/.test(headers.get('cache-control') ?? '');

/** All pages, none of them from before the last publication. */
async function freshPages({ to, pages }: Well): Promise<Visit[]> {
  let visits: Visit[] = [];
  await until('fresh pages', 60_000, async () => {
    visits = await visitAll(to, pages);
    return visits.every(isFresh);
  });
  return visits;
}

/**
 * All pages, rendered with every block and the words of the back office: on a busy machine a block may be left out, or
 * a dictionary come late, and such a page cannot be what others are held against.
 */
export async function wholePages(well: Well): Promise<Visit[]> {
  let visits: Visit[] = [];
  await until('whole pages', 120_000, async () => {
    const before = await replaced(well.site);
    visits = await freshPages(well);
    if ((await replaced(well.site)) === before) return true;
    await well.publishAll();
    return false;
  });
  return visits;
}
