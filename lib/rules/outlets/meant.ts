import 'server-only';
import type { Outlet } from '@/lib/model/outlets';
import { searchOutlets } from './search';

const same = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** The outlets that a visitor may mean: by id or whole name, else all that match the words. */
export function meantOutlets(outlets: readonly Outlet[], typed: string): Outlet[] {
  const wanted = same(typed);
  if (!wanted) return [];
  const byId = outlets.filter(({ id }) => same(id) === wanted);
  if (byId.length > 0) return byId;
  const named = outlets.filter(({ name, officialName }) => [name, officialName].map(same).includes(wanted));
  return named.length > 0 ? named : searchOutlets(outlets, wanted);
}
