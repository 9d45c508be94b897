import { and, eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isId } from '../articles/id';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import { indexArticles } from '../search/index-articles';
import { articles, dictionaryEntries, menus } from '../store/schema';
import type { Database } from '../store/store';

const tags = ['tests'];
const params = z.object({ id: z.string().refine(isId) });
const body = z.strictObject({
  /** A copy of this article, in each of its languages. */
  copyOf: z
    .union([z.int().positive(), z.string().refine(isId)])
    .transform(String)
    .optional(),
  /** This language only. */
  language: z.enum(['zh', 'en']).optional(),
  title: z.string().min(1).max(400).optional(),
  excerpt: z.string().max(2000).optional(),
  /** The text as HTML. */
  content: z.string().max(100_000).optional(),
  status: z.int().min(1).max(5).optional(),
  /** `YYYY-MM-DD HH:mm:ss`, China Standard Time. */
  displayTime: z.string().optional(),
  /** Further fields as they are on the wire, such as `attachments` and `seoInfo`; others stay. */
  rest: z.record(z.string(), z.unknown()).optional(),
});

const menuParams = z.object({ id: z.coerce.number().int().positive() });
const menuBody = z.strictObject({ menuName: z.string().min(1).max(50) });

const entryParams = z.object({
  language: z.enum(['zh', 'en']),
  dictType: z.string().min(1).max(100),
  /** Place within its dictionary, from 1. */
  dictSort: z.coerce.number().int().positive(),
});
const entryBody = z.strictObject({
  dictLabel: z.string().min(1).max(200).optional(),
  dictValue: z.string().min(1).max(200).optional(),
});

/** Edits an entry of a dictionary. */
function editDictionaries(app: FastifyInstance, db: Database): void {
  const schema = { tags, params: entryParams, body: entryBody };
  const path = '/__dictionaries/:language/:dictType/:dictSort';
  app.withTypeProvider<ZodTypeProvider>().put(path, { schema }, async (request) => {
    const { language, dictType, dictSort } = request.params;
    const { entry } = dictionaryEntries;
    const found = and(
      eq(dictionaryEntries.language, language),
      sql`${entry} ->> 'dictType' = ${dictType}`,
      sql`${entry} -> 'dictSort' = ${String(dictSort)}::jsonb`,
    );
    const [row] = await db.select().from(dictionaryEntries).where(found);
    if (!row) throw new Failure('没有这个字典项');
    await db
      .update(dictionaryEntries)
      .set({ entry: { ...row.entry, ...request.body } })
      .where(found);
    return dataBody([]);
  });
}

/** Edits of an editor, for tests of how a site notices them; registered only with OWS_FAULTS=1. */
export function editRoutes(app: FastifyInstance, db: Database): void {
  editDictionaries(app, db);
  const typed = app.withTypeProvider<ZodTypeProvider>();
  typed.put('/__articles/:id', { schema: { tags, params, body } }, async (request) => {
    const { id } = request.params;
    const { copyOf, language, rest, ...fields } = request.body;
    const same = eq(articles.id, copyOf ?? id);
    const wanted = language ? and(same, eq(articles.language, language)) : same;
    const from = await db.select().from(articles).where(wanted);
    if (from.length === 0) throw new Failure('没有这篇文章');
    for (const row of from) {
      const version = { ...fields, rest: { ...row.rest, ...rest } };
      const own = and(eq(articles.id, id), eq(articles.language, row.language));
      if (copyOf) await db.insert(articles).values({ ...row, ...version, id });
      else await db.update(articles).set(version).where(own);
    }
    await indexArticles(db, [id]);
    return dataBody(from.map(({ language }) => ({ id, language })));
  });
  typed.put('/__menu/:id', { schema: { tags, params: menuParams, body: menuBody } }, async (request) => {
    const found = eq(menus.menuId, request.params.id);
    const [row] = await db.select().from(menus).where(found);
    if (!row) throw new Failure('没有这个栏目');
    const { menuName } = request.body;
    await db
      .update(menus)
      .set({ name: menuName, item: { ...row.item, menuName } })
      .where(found);
    return dataBody([]);
  });
  const querystring = z.object({ language: z.enum(['zh', 'en']).optional() });
  typed.delete('/__articles/:id', { schema: { tags, params, querystring } }, async (request) => {
    const { language } = request.query;
    const same = eq(articles.id, request.params.id);
    await db.delete(articles).where(language ? and(same, eq(articles.language, language)) : same);
    await indexArticles(db, [request.params.id]);
    return dataBody([]);
  });
}
