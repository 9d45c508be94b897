import type { Route } from '@/lib/model/route';

/** The default flags of a route. */
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
/** A page that is cited on paper: its print ends with address, date and QR code. */
export const CITED = { cited: true } as const;

/** A route whose path has a literal type, so that SitePath is the union of all paths. */
type RouteAt<P extends string> = Route & { path: P };

/** Makes a route from its path and the flags that differ from the defaults. */
export function route<P extends string>(path: P, flags: Partial<Route> = {}): RouteAt<P> {
  return { ...PLAIN, ...flags, path };
}

/** Makes routes with the same flags. */
export function routes<P extends string>(paths: readonly P[], flags: Partial<Route> = {}): RouteAt<P>[] {
  return paths.map((path) => route(path, flags));
}

/** Makes routes below one parent, with the same flags. */
export function family<P extends string, C extends string>(
  parent: P,
  children: readonly C[],
  flags: Partial<Route> = {},
): RouteAt<`${P}/${C}`>[] {
  return children.map((child) => route(`${parent}/${child}`, flags));
}
