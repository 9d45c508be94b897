import { TradingCostsView } from '@/components/commission/trading-costs-view';
import { getTradingCosts } from '@/lib/content/commission/trading-costs';
import { TRADING_COSTS } from '@/lib/site/outlet-addresses';
import { definePage } from '../define-page';

/** Exists twice: the stored page, and `live` for the visitor's own input. */
export const tradingCostsPage = definePage({
  path: TRADING_COSTS,
  load: getTradingCosts,
  head: ({ head }) => head,
  View: TradingCostsView,
});
