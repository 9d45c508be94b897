import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { chinaTime, longId, tokenSet } from './columns';

/** The search index of published articles; what narrows a search stands beside the words. */
export const searchArticles = pgTable(
  'search_article',
  {
    id: longId().notNull(),
    language: text().notNull(),
    menuId: integer('menu_id').notNull(),
    terminals: text().array().notNull(),
    displayTime: chinaTime('display_time').notNull(),
    /** Tokens of the title stand in it twice, once with a mark. */
    words: tokenSet().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id, table.language] }),
    // Without a list of pending entries every search takes the same time.
    index('search_article_words').using('gin', table.words).with({ fastupdate: false }),
    // A word that every other article holds is found sooner by reading from the newest on.
    index('search_article_newest').on(table.displayTime, table.id),
  ],
);

/** The search index of what is no article: menu pages and outlets, with the address they lead to. */
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
