import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { terminalType } from '../articles/query-schema';
import type { Routes } from '../http/app';
import { dataBody } from '../http/envelope';
import { Failure } from '../http/failure';
import { optionalText, pageNumber, positiveNumber } from '../http/fields';
import type { Database } from '../store/store';
import { findArticles, menusOf } from './find-articles';
import { findFunctions } from './find-functions';
import { articleHit, functionHit, languageOf } from './hit';
import { Rate } from './rate';
import { termsOf } from './terms';

const NOTHING = { suggestions: [], functionResults: [], results: [], total: 0 };
const CHINA_MS = 8 * 3_600_000;

const body = z.object({
  back1: optionalText,
  searchType: optionalText,
  searchContent: optionalText.pipe(z.string().max(100, '搜索内容不能超过100字').optional()),
  pageSize: positiveNumber({ fallback: 10, max: 100, message: '每页条数不正确' }),
  pageNumber: pageNumber,
  terType: terminalType,
  // Extension of the contract: fields of the content query that filter results (ADR 0022).
  menuKey: optionalText,
  year: optionalText.pipe(
    z
      .string()
      .regex(/^\d{4}$/, '年份不正确')
      .optional(),
  ),
});

/** Search and suggestions: one call for both. */
export const searchRoutes: Routes = (app, { db, config }) => {
  const rate = new Rate(config.searchesPerSecond);
  const schema = { tags: ['search'], summary: 'Search and suggestions', body };
  app
    .withTypeProvider<ZodTypeProvider>()
    .post('/rest/v2/publicOpinionSearch', { schema }, async (request) => {
      if (!rate.take()) throw new Failure('搜索过于频繁，请稍后再试', 429);
      return dataBody(await search(db, request.body));
    });
};

const chinaNow = (): string => new Date(Date.now() + CHINA_MS).toISOString().slice(0, 19).replace('T', ' ');

async function search(db: Database, query: z.output<typeof body>) {
  const { searchContent: typed = '', terType = '1', year, menuKey } = query;
  const terms = termsOf(typed);
  if (!terms.length) return NOTHING;
  const language = languageOf(terType);
  const paging = { pageNum: query.pageNumber, pageSize: query.pageSize };
  const [found, functions] = await Promise.all([
    findArticles(db, { terms, terType, paging, year, menuKey, now: chinaNow() }),
    findFunctions(db, { terms, typed, language }),
  ]);
  const menus = await menusOf(db, found.rows);
  const results = found.rows.map((article) =>
    articleHit(article, { terms, language, menu: menus.get(article.menuId) }),
  );
  return {
    suggestions: results.filter((hit) => hit.showStr.includes('<em>')),
    functionResults: functions.map((one) => functionHit(one, terms)),
    results,
    total: found.total,
  };
}
