import type { Article } from './articles';
import type { SafeHtml } from './safe-html';

interface CommissionRate {
  kind: string;
  /** Percentage, rounded to six decimals, or yuan per contract for options; null if it cannot be read. */
  text: string | null;
}

export type CommissionText =
  | { kind: 'own'; html: SafeHtml }
  | { kind: 'rates'; rates: CommissionRate[]; convertible: string | null }
  | { kind: 'broken' };

export interface CommissionRecord {
  id: string;
  /** YYYY-MM-DD, or empty for an invalid date. */
  date: string;
  text: CommissionText;
  /** Commission of an A-share trade as a fraction of its turnover, an exact decimal; null if unknown. */
  aShareRate: string | null;
}

interface OfOutlet {
  outlet: { id: string; name: string; phone: string };
  siteName: string;
}

/** CP-01: the commission notices of an outlet, or one of them. */
export type CommissionNotices =
  | (OfOutlet & {
      kind: 'list';
      records: CommissionRecord[];
      page: number;
      pages: number;
      total: number;
      /** CP-03: the general rates, for an outlet that has published none; else null. */
      standard: Article | null;
    })
  | (OfOutlet & { kind: 'record'; record: CommissionRecord; amount: string; side: 'buy' | 'sell' })
  /** The query names no outlet. */
  | { kind: 'none'; siteName: string };
