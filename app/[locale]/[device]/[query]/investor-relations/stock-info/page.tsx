import { definePage } from '@/app/define-page';
import { StockInfoView } from '@/components/investors/stock-info-view';
import { getStockInfo } from '@/lib/content/investors/stock-info';

const page = definePage({ path: '/investor-relations/stock-info', load: getStockInfo, View: StockInfoView });

export const generateMetadata = page.generateMetadata;
export default page.Page;
