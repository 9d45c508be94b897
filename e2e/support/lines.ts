import { ROUTES } from '@/lib/route-table';

export { href } from '@/lib/routes';

/** Paths of the business lines. */
export const ROUTES_OF_LINES: readonly string[] = ROUTES.map(({ path }) => path).filter((path) =>
  path.startsWith('/what-we-do/'),
);
