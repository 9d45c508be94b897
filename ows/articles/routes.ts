import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Routes } from '../http/app';
import { dataBody, pageBody } from '../http/envelope';
import { conditionOf, PREVIEWED, PUBLISHED } from './conditions';
import { listArticles } from './list-articles';
import { type ContentQuery, contentListQuery, contentQuery } from './query-schema';
import { articleTotals } from './totals';
import { toWire } from './wire';

/** queryContentList has no paging; it is used to look up titles. */
const LIST_LENGTH = 100;

export const articleRoutes: Routes = (app, { db }) => {
  const totalOf = articleTotals(db);
  const page = async (query: ContentQuery, statuses: number[]) => {
    const where = await conditionOf(db, query, statuses);
    const withContent = query.queryDeatil !== '0';
    const count = () => totalOf(where);
    const found = await listArticles(db, { where, paging: query, withContent, count });
    return pageBody({ total: found.total, rows: found.rows.map(toWire) });
  };
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const tags = ['content'];

  const published = { tags, summary: 'Published articles', body: contentQuery };
  typed.post('/content/queryContentPage', { schema: published }, (request) => page(request.body, PUBLISHED));

  const preview = { tags, summary: 'The same for preview: statuses 1, 2, 3 and 5', body: contentQuery };
  typed.post('/content/queryContentPagePre', { schema: preview }, (request) => page(request.body, PREVIEWED));

  const byTitle = {
    tags,
    summary: 'Published articles whose title contains the text',
    body: contentListQuery,
  };
  typed.post('/content/queryContentList', { schema: byTitle }, async (request) => {
    const query = contentQuery.parse({ ...request.body, pageSize: LIST_LENGTH });
    return dataBody((await page(query, PUBLISHED)).rows);
  });
};
