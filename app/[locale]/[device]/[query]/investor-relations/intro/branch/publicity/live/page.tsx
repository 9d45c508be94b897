import { noticesPage } from '@/app/outlet-pages';

/** Calculations are rendered per visitor and never stored; the middleware rewrites to this page (lib/site/route-table.ts). */
export const dynamic = 'force-dynamic';

export const generateMetadata = noticesPage.generateMetadata;
export default noticesPage.Page;
