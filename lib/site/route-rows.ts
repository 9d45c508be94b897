import type { Route } from '@/lib/model/route';

/** What a page is unless its row says otherwise. */
const PLAIN: Omit<Route, 'path'> = {
  header: true,
  footer: true,
  bar: 'logo',
  keep: 'address',
  zhOnly: false,
  noindex: false,
  params: {},
};
/** A page without the site's header. */
export const BARE = { header: false } as const;
/** A page that is kept and cited on paper. */
export const CITED = { cited: true } as const;

/** A row whose path is a type of its own, so that SitePath knows all of them. */
type RouteAt<P extends string> = Route & { path: P };

/** A page at one path. */
export function route<P extends string>(path: P, flags: Partial<Route> = {}): RouteAt<P> {
  return { ...PLAIN, ...flags, path };
}

/** Pages with the same flags. */
export function routes<P extends string>(paths: readonly P[], flags: Partial<Route> = {}): RouteAt<P>[] {
  return paths.map((path) => route(path, flags));
}

/** Pages below one parent, with the same flags. */
export function family<P extends string, C extends string>(
  parent: P,
  children: readonly C[],
  flags: Partial<Route> = {},
): RouteAt<`${P}/${C}`>[] {
  return children.map((child) => route(`${parent}/${child}`, flags));
}
