import { existsSync } from 'node:fs';
import type { Route } from '@/lib/model/route';
import { ROUTES } from '@/lib/site/route-table';

const PAGES = 'app/[locale]/[edition]/[query]';

test('a route with queries that are not stored has a page for them, to which the middleware rewrites', () => {
  const routes: readonly Route[] = ROUTES;
  const unstored = routes.filter((route) => route.unstored).map(({ path }) => path);
  expect(unstored).toContain('/branch');
  expect(unstored.filter((path) => !existsSync(`${PAGES}${path}/live/page.tsx`))).toEqual([]);
});
