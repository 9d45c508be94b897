import type { Locale } from '@/lib/model/variant';
import { href } from './routes';

export const FINDER = '/branch';
export const OUTLET = '/branch/outlet';
export const COMPANY = '/branch-company';
export const TABLES = '/investor-relations/intro/branch';
export const NOTICES = '/investor-relations/intro/branch/publicity';
export const TRADING_COSTS = '/trading-costs';

/** The page of an outlet, by its number. */
export const outletHref = (locale: Locale, id: string): string => href(locale, OUTLET, { id });
/** The page of a branch company, by its number. */
export const companyHref = (locale: Locale, compId: string): string => href(locale, COMPANY, { compId });

/** Commission notices are published in Chinese alone. */
export const noticesHref = (branchNo: string, id?: string): string => href('zh', NOTICES, { branchNo, id });

interface Trade {
  amount?: string;
  side?: string;
  /** Numbers of outlets. */
  outlet?: string;
  other?: string;
}

/** The costs of a trade at one outlet or two. */
export const tradingCostsHref = (locale: Locale, { amount, side, outlet, other }: Trade = {}): string =>
  href(locale, TRADING_COSTS, { amount, side: side === 'sell' ? side : undefined, outlet, other });
