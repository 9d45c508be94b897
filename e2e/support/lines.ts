import { ROUTES } from '@/lib/site/route-table';

export { href, pathHref } from '@/lib/site/routes';

/** Paths of the business lines. */
export const ROUTES_OF_LINES: readonly string[] = ROUTES.map(({ path }) => path).filter((path) =>
  path.startsWith('/what-we-do/'),
);
