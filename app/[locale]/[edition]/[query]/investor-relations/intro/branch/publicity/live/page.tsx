import { noticesPage } from '@/app/outlet-pages/notices';

/**
 * Calculations are rendered per request and not stored; the middleware rewrites to this page
 * (lib/site/route-table.ts).
 */
export const dynamic = 'force-dynamic';

export const generateMetadata = noticesPage.generateMetadata;
export default noticesPage.Page;
