import type { Article } from './articles';
import type { SafeHtml } from './safe-html';

interface CommissionRate {
  kind: string;
  /** Exact text: percent, of options yuan per contract; null where it could not be read. */
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
  /** Part of turnover that a trade of A shares costs, exact; null where unknown. */
  aShareRate: string | null;
}

interface OfOutlet {
  outlet: { id: string; name: string; phone: string };
  siteName: string;
}

/** CP-01. */
export type CommissionNotices =
  | (OfOutlet & {
      kind: 'list';
      records: CommissionRecord[];
      page: number;
      pages: number;
      total: number;
      /** CP-03: what holds where nothing was published. */
      standard: Article | null;
    })
  | (OfOutlet & { kind: 'record'; record: CommissionRecord; amount: string; side: 'buy' | 'sell' })
  /** No outlet was named. */
  | { kind: 'none'; siteName: string };
