import { definePage } from '@/app/define-page';
import { StockInfoView } from '@/components/investors/stock-info-view';
import { getStockInfo } from '@/lib/content/investors/stock-info';
import { stockInfoHead } from '@/lib/seo/list-head';

const page = definePage({
  path: '/investor-relations/stock-info',
  load: getStockInfo,
  head: stockInfoHead,
  View: StockInfoView,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
