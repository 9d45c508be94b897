import { distance } from 'fastest-levenshtein';
import type { Locale } from '@/lib/model/variant';
import { ROUTES } from './route-table';

/** Longer paths are not compared: they are unlikely to be typing errors. */
const MAX_CHARS = 80;
/** The largest edit distance, as a share of the length of the route's path. */
const MAX_WRONG = 1 / 3;

const byItself = ROUTES.filter(({ path, noindex }) => path !== '/' && path !== '/detail' && !noindex);

/** The route nearest to an unknown path, as a site path without language, or null when none is near enough. */
export function nearestPath(path: string, locale: Locale): string | null {
  if (path.length > MAX_CHARS) return null;
  let best: { path: string; wrong: number } | null = null;
  for (const route of byItself) {
    if (locale === 'en' && route.zhOnly) continue;
    const wrong = distance(path, route.path) / route.path.length;
    if (wrong <= MAX_WRONG && (best === null || wrong < best.wrong)) best = { path: route.path, wrong };
  }
  return best?.path ?? null;
}
