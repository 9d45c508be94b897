import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import { mapOutletPlace } from '@/lib/mappers/outlets';
import type { ProvinceCount } from '@/lib/model/about';
import type { ProvinceCode } from '@/lib/model/provinces';
import { fetchOutletPlaces } from '@/lib/ows/contract/outlets';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';

/** Numbers of branch companies and offices by province, largest first; other places are left out. */
export async function getDistribution(): Promise<ProvinceCount[]> {
  const counts = new Map<ProvinceCode, ProvinceCount>();
  for (const { province, kind } of (await fetchOutletPlaces()).map(mapOutletPlace)) {
    if (!province) continue;
    const count = counts.get(province) ?? { code: province, branches: 0, offices: 0 };
    if (kind === 'company') count.branches += 1;
    else count.offices += 1;
    counts.set(province, count);
  }
  noteTags(TAGS.outlets);
  noteLifetime(LIFETIMES.outlets);
  const outlets = ({ branches, offices }: ProvinceCount) => branches + offices;
  return [...counts.values()].sort((a, b) => outlets(b) - outlets(a) || a.code.localeCompare(b.code));
}
