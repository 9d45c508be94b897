/** Messages of the search panel for the browser. */
export type PanelWords = Record<
  | 'list'
  | 'functions'
  | 'articles'
  | 'empty'
  | 'loading'
  | 'failed'
  | 'retry'
  | 'count'
  | 'recent'
  | 'recentNote'
  | 'clear',
  string
>;
