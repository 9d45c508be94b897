/** Words of the search panel, handed to the browser as plain text. */
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
