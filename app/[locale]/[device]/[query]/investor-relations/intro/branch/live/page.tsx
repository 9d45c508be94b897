import { outletTablesPage } from '@/app/outlet-pages';

/** What a person typed is looked for each time and stored nowhere; the middleware leads here (lib/site/route-table.ts). */
export const dynamic = 'force-dynamic';

export const generateMetadata = outletTablesPage.generateMetadata;
export default outletTablesPage.Page;
