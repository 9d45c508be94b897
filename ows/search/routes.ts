import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { terminalType } from '../articles/query-schema';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { optionalText, pageLength, pageNumber } from '../http/fields';
import type { Database } from '../store/open-store';
import { findArticles, menusOf } from './find-articles';
import { findFunctions } from './find-functions';
import { articleHit, functionHit } from './hit';

const NOTHING = { suggestions: [], functionResults: [], results: [], total: 0 };
const MOST_WORDS = 8;

const body = z.object({
  back1: optionalText,
  searchType: optionalText,
  searchContent: optionalText.pipe(z.string().max(100, '搜索内容不能超过100字').optional()),
  pageSize: pageLength(10),
  pageNumber: pageNumber,
  terType: terminalType,
});

/** Search, and the suggestions while typing: one call serves both. */
export const searchRoutes: Routes = (app, { db }) => {
  const schema = { tags: ['search'], summary: 'Search and suggestions', body };
  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/rest/v2/publicOpinionSearch', { schema }, async (request) =>
      dataBody(await search(db, request.body)),
    );
};

async function search(db: Database, query: z.output<typeof body>) {
  const words = (query.searchContent?.split(/\s+/) ?? []).slice(0, MOST_WORDS);
  if (!words.length) return NOTHING;
  const view = { words, terType: query.terType ?? '1' };
  const paging = { pageNum: query.pageNumber, pageSize: query.pageSize };
  const [found, functions] = await Promise.all([
    findArticles(db, { ...view, paging }),
    findFunctions(db, view),
  ]);
  const menus = await menusOf(db, found.rows);
  const results = found.rows.map((article) =>
    articleHit(article, { ...view, menu: menus.get(article.menuId) }),
  );
  const suggestions = results.filter((hit) => hit.showStr.includes('<em>'));
  return {
    suggestions,
    functionResults: functions.map((menu) => functionHit(menu, view)),
    results,
    total: found.total,
  };
}
