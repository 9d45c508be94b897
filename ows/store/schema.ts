import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { chinaTime, longId } from './columns';

/** One value per name: the checksum of the loaded pack, the number of generated articles. */
export const settings = pgTable('setting', {
  name: text().primaryKey(),
  value: text().notNull(),
});

export const menus = pgTable('menu', {
  menuId: integer('menu_id').primaryKey(),
  menuKey: text('menu_key').notNull(),
  position: integer().notNull(),
  name: text().notNull(),
  enName: text('en_name').notNull(),
  routeUrl: text('route_url').notNull(),
  searchable: boolean().notNull(),
  item: jsonb().$type<Record<string, unknown>>().notNull(),
});

/** Both dictionaries: the ordinary one (language "zh") and the English one ("en"). */
export const dictionaryEntries = pgTable(
  'dictionary_entry',
  {
    language: text().notNull(),
    dictCode: integer('dict_code').notNull(),
    entry: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.language, table.dictCode] })],
);

/** Outlets, commissions, personnel, practitioners and software, with their wire field names. */
export const records = pgTable(
  'record',
  {
    kind: text().notNull(),
    position: integer().notNull(),
    /** The outlet of a commission record; empty for others. */
    owner: text().notNull(),
    fields: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.position] }),
    index('record_owner').on(table.kind, table.owner, table.position),
  ],
);

/** One row per article and language version. */
export const articles = pgTable(
  'article',
  {
    id: longId().notNull(),
    language: text().notNull(),
    menuId: integer('menu_id').notNull(),
    menuKey: text('menu_key').notNull(),
    title: text().notNull(),
    excerpt: text().notNull(),
    content: text().notNull(),
    status: integer().notNull(),
    isTopped: boolean('is_topped').notNull(),
    displayTime: chinaTime('display_time').notNull(),
    updateTime: chinaTime('update_time').notNull(),
    categoryId: text('category_id'),
    showTag: text('show_tag'),
    customLable: text('custom_lable'),
    pcCode: text('pc_code'),
    h5Code: text('h5_code'),
    attriCodes: text('attri_codes').array().notNull(),
    terminals: text().array().notNull(),
    generated: boolean().notNull().default(false),
    /** Returned but never searched: author, pictures, links, seoInfo, ext. */
    rest: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (table) => {
    // Every list is read in this order, backwards, so each index ends with it and a page needs no sort.
    const order = [table.isTopped, table.displayTime, table.id] as const;
    return [
      primaryKey({ columns: [table.id, table.language] }),
      index('article_order').on(...order),
      index('article_menu').on(table.menuId, ...order),
      index('article_category').on(table.categoryId, ...order),
      index('article_show_tag').on(table.showTag, ...order),
      index('article_custom_lable').on(table.customLable, ...order),
      index('article_pc_code')
        .on(table.pcCode, ...order)
        .where(sql`pc_code is not null`),
      index('article_h5_code')
        .on(table.h5Code, ...order)
        .where(sql`h5_code is not null`),
      index('article_time').on(table.displayTime),
      index('article_attri').using('gin', table.attriCodes),
      index('article_generated').on(table.id).where(sql`generated`),
    ];
  },
);

export const captchas = pgTable(
  'captcha',
  {
    uuid: text().primaryKey(),
    code: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('captcha_expiry').on(table.expiresAt)],
);

/** Payload of saveUserInfo, by the info that it returned. */
export const visitorInfos = pgTable('visitor_info', {
  info: text().primaryKey(),
  given: text().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});

export const submissions = pgTable(
  'submission',
  {
    id: text().primaryKey(),
    /** advice or illegalSecurities. */
    kind: text().notNull(),
    fields: jsonb().$type<Record<string, string>>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('submission_time').on(table.createdAt)],
);

export const uploads = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => submissions.id, { onDelete: 'cascade' }),
    /** File name given by the visitor: text to show, never a path. */
    originalName: text('original_name').notNull(),
    storedName: text('stored_name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer().notNull(),
  },
  (table) => [index('upload_submission').on(table.submissionId)],
);
