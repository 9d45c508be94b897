/** What an outlet charges for a trade of A shares by its newest notice. */
export interface OutletRate {
  id: string;
  name: string;
  phone: string;
  notice: { id: string; date: string } | null;
  /** `words`: the notice states its rates in a text of its own; `broken`: they cannot be read; `none`: no notice. */
  state: 'rate' | 'words' | 'broken' | 'none' | 'failed';
  /** Part of turnover, exact, and the same in percent; empty unless the state is `rate`. */
  rate: string;
  percent: string;
}

/** An outlet as the visitor named it. */
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
  /** Outlets for the examples of the empty page. */
  examples: { id: string; name: string }[];
  hotline: string;
  /** Address of this very answer, with language. */
  address: string;
  head: { title: string; description: string; noindex: boolean };
}
