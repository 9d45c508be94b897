import { inChina } from '@/lib/base/china-time';

const FIRST_YEAR = 2015;

/** Years by which lists can be filtered: from the current one in China back to the first. */
export function articleYears(now = new Date()): number[] {
  const current = inChina(now.getTime()).getUTCFullYear();
  const count = current - FIRST_YEAR + 1;
  return Array.from({ length: Math.max(1, count) }, (_, at) => current - at);
}
