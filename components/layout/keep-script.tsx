import type { Route } from '@/lib/model/route';
import compiled from '../inline-scripts/compiled.json';
import { InlineScript } from '../ui/inline-script';

/** How going back treats a page (SH-05); pages that a visitor asked for by a name of his own leave no trace. */
export type KeepMode = Route['keep'] | 'off';

export function keepMode(route: Route | null, query: Readonly<Record<string, string>>): KeepMode {
  if (!route || route.unstored?.(new URLSearchParams(query))) return 'off';
  return route.keep;
}

/** inline-scripts/keep.ts, at the end of the page. */
export function KeepScript() {
  return <InlineScript code={compiled.keep} />;
}
