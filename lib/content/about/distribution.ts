import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { ProvinceCount } from '@/lib/model/about';
import { PROVINCES, type ProvinceCode } from '@/lib/model/province';
import { fetchOutletPlaces } from '@/lib/ows/contract/people';
import { noteLifetime, noteTags } from '@/lib/runtime/page-notes';

const BRANCH_COMPANY = '1';

/** Two characters tell every province, also where the back office sends short names (广东, 广东省). */
const CODES: ReadonlyMap<string, ProvinceCode> = new Map(
  Object.entries(PROVINCES)
    .filter(([code]) => code !== 'shenzhen')
    .map(([code, name]) => [name.slice(0, 2), code as ProvinceCode]),
);

/** How many branch companies and offices there are in each province, most first; other places are left out. */
export async function getDistribution(): Promise<ProvinceCount[]> {
  const counts = new Map<ProvinceCode, ProvinceCount>();
  for (const { PROVINCE_NAME, COMP_FLAG } of await fetchOutletPlaces()) {
    const code = CODES.get(PROVINCE_NAME.trim().slice(0, 2));
    if (!code) continue;
    const count = counts.get(code) ?? { code, branches: 0, offices: 0 };
    if (COMP_FLAG === BRANCH_COMPANY) count.branches += 1;
    else count.offices += 1;
    counts.set(code, count);
  }
  noteTags(TAGS.outlets);
  noteLifetime(LIFETIMES.outlets);
  const outlets = ({ branches, offices }: ProvinceCount) => branches + offices;
  return [...counts.values()].sort((a, b) => outlets(b) - outlets(a) || a.code.localeCompare(b.code));
}
