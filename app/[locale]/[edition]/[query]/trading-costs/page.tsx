import { tradingCostsPage } from '@/app/outlet-pages/trading-costs';

export const generateMetadata = tradingCostsPage.generateMetadata;
export default tradingCostsPage.Page;
