import { outletTablesPage } from '@/app/outlet-pages/tables';

/**
 * Searches with free text are rendered per request and not stored; the middleware rewrites them to this page
 * (lib/site/route-table.ts).
 */
export const dynamic = 'force-dynamic';

export const generateMetadata = outletTablesPage.generateMetadata;
export default outletTablesPage.Page;
