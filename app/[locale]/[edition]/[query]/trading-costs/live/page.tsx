import { tradingCostsPage } from '@/app/outlet-pages/trading-costs';

/**
 * Answers are rendered per request and not stored; the middleware rewrites to this page
 * (lib/site/route-table.ts).
 */
export const dynamic = 'force-dynamic';

export const generateMetadata = tradingCostsPage.generateMetadata;
export default tradingCostsPage.Page;
