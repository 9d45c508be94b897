import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { chinaTime, longId, tokenSet } from './columns';

/** The search index of published articles, with the columns that filter a search. */
export const searchArticles = pgTable(
  'search_article',
  {
    id: longId().notNull(),
    language: text().notNull(),
    menuId: integer('menu_id').notNull(),
    terminals: text().array().notNull(),
    displayTime: chinaTime('display_time').notNull(),
    /** Tokens of the title are stored twice, once with a mark. */
    words: tokenSet().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    // Without a pending list every search takes the same time.
    index('search_article_words').using('gin', table.words).with({ fastupdate: false }),
    // A word in every second article is found faster by scanning from the newest on.
    index('search_article_newest').on(table.displayTime, table.id),
  ],
);

/** The search index of menu pages and outlets, with their addresses. */
export const searchFunctions = pgTable(
  'search_function',
  {
    /** menu or outlet. */
    kind: text().notNull(),
    ref: integer().notNull(),
    language: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    url: text().notNull(),
    seoInfo: text('seo_info').notNull(),
    words: tokenSet().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.ref, table.language] }),
    index('search_function_words').using('gin', table.words).with({ fastupdate: false }),
  ],
);
