import type { Locale } from '@/lib/model/variant';
import { href } from './routes';

export const FINDER = '/branch';
export const OUTLET = '/branch/outlet';
export const COMPANY = '/branch-company';
export const TABLES = '/investor-relations/intro/branch';
export const NOTICES = '/investor-relations/intro/branch/publicity';
export const TRADING_COSTS = '/trading-costs';

/** The address of an outlet's page, by its number. */
export const outletHref = (locale: Locale, id: string): string => href(locale, OUTLET, { id });
/** The address of a branch company's page, by its number. */
export const companyHref = (locale: Locale, compId: string): string => href(locale, COMPANY, { compId });

/** The address of an outlet's commission notices, or of one of them by its id; they are published in Chinese only. */
export const noticesHref = (branchNo: string, id?: string): string => href('zh', NOTICES, { branchNo, id });

interface Trade {
  amount?: string;
  side?: string;
  /** Number of the first outlet; `other` is that of the second. */
  outlet?: string;
  other?: string;
}

/** The address of the page with the costs of a trade at up to two outlets. */
export const tradingCostsHref = (locale: Locale, { amount, side, outlet, other }: Trade = {}): string =>
  href(locale, TRADING_COSTS, { amount, side: side === 'sell' ? side : undefined, outlet, other });
