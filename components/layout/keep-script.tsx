import type { Route } from '@/lib/model/route';
import compiled from '../inline-scripts/compiled.json';
import { InlineScript } from '../ui/inline-script';

/** Restore mode of the page (SH-05). Pages with the visitor's own input are not recorded. */
export type KeepMode = Route['keep'] | 'off';

export function keepMode(route: Route | null, query: Readonly<Record<string, string>>): KeepMode {
  if (!route || route.unstored?.(new URLSearchParams(query))) return 'off';
  return route.keep;
}

/** inline-scripts/keep.ts, at the end of the page. */
export function KeepScript() {
  return <InlineScript code={compiled.keep} />;
}
