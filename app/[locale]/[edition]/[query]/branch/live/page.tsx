import { finderPage } from '@/app/outlet-pages/finder';

/**
 * Searches with free text are rendered per request and not stored; the middleware rewrites them to this page
 * (lib/site/route-table.ts).
 */
export const dynamic = 'force-dynamic';

export const generateMetadata = finderPage.generateMetadata;
export default finderPage.Page;
