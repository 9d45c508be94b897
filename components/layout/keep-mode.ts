import type { Route } from '@/lib/model/route';

/** Restore mode of the page (SH-05). Pages with the visitor's own input are not recorded. */
export type KeepMode = Route['keep'] | 'off';

/** What components/page-script/keep.ts reads from `data-keep` of `main`. */
export function keepMode(route: Route | null, query: Readonly<Record<string, string>>): KeepMode {
  if (!route || route.unstored?.(new URLSearchParams(query))) return 'off';
  return route.keep;
}
