/** Commission of an outlet for trades of A shares, by its notice in force. */
export interface OutletRate {
  id: string;
  name: string;
  phone: string;
  notice: { id: string; date: string } | null;
  /** `words`: rates in a text of the notice; `broken`: unreadable rates; `none`: no notice; `failed`: not loaded. */
  state: 'rate' | 'words' | 'broken' | 'none' | 'failed';
  /** Exact fraction of turnover, and the rounded percentage; empty unless the state is `rate`. */
  rate: string;
  percent: string;
}

/** Result of looking up the outlet that the visitor typed. */
export type NamedOutlet =
  | { kind: 'empty' }
  | { kind: 'found'; outlet: OutletRate }
  | { kind: 'several'; typed: string; choices: { id: string; name: string }[]; total: number }
  /** `same`: the first outlet again; `failed`: the outlets could not be loaded. */
  | { kind: 'unknown' | 'same' | 'failed'; typed: string };

/** The page "What would I pay". */
export interface TradingCosts {
  /** As typed. */
  amount: string;
  side: 'buy' | 'sell';
  first: NamedOutlet;
  second: NamedOutlet;
  /** Outlets for the examples on the empty page. */
  examples: { id: string; name: string }[];
  hotline: string;
  /** Absolute URL of this answer. */
  address: string;
  head: { title: string; description: string; noindex: boolean };
}
