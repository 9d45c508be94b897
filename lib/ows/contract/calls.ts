import 'server-only';
import { DICTIONARY_PAGE_SIZE } from '@/lib/base/constants';
import { isRecord, toText } from '@/lib/base/values';
import type { Variant } from '@/lib/model/variant';
import { callOws, jsonCall, type OwsBody, postOws } from '../client';
import type { TimeBudget } from '../resilience/deadline';
import { readPages } from './pages';
import { PATHS } from './paths';
import { type ContentQuery, contentBody, contentPath } from './query';
import { QUOTE_BODY, QUOTE_HEADERS } from './quote-request';
import {
  decodeArticleList,
  decodeArticlePage,
  decodeDictionary,
  decodeMenu,
  type RawArticle,
  type RawDictionaryEntry,
  type RawMenuItem,
  type RawPage,
} from './raw';
import { terminalType } from './terminal-type';

/** Most pages of a dictionary that are read. */
const DICTIONARY_PAGES = 4;

/** All entries of a dictionary, up to DICTIONARY_PAGES pages. */
async function fetchEntries(path: string, budget?: TimeBudget): Promise<RawDictionaryEntry[]> {
  const bounds = { size: DICTIONARY_PAGE_SIZE, most: DICTIONARY_PAGES };
  const { rows } = await readPages(bounds, (page) => {
    const query = `pageNum=${page}&pageSize=${DICTIONARY_PAGE_SIZE}`;
    return callOws({ method: 'GET', path: `${path}?${query}`, budget }, decodeDictionary);
  });
  return rows;
}

/** Call 1: the flat menu. `budget` is `call` for what is not a visitor's page, otherwise `page`. */
export function fetchMenu(budget?: TimeBudget): Promise<RawMenuItem[]> {
  return callOws({ method: 'GET', path: PATHS.menu, budget }, decodeMenu);
}

/** Call 2: all dictionaries, in Chinese. Rejects with an OwsError. */
export function fetchDictionary(budget?: TimeBudget): Promise<RawDictionaryEntry[]> {
  return fetchEntries(PATHS.dictionary, budget);
}

/** Call 3: English texts for labels in Chinese. Rejects with an OwsError. */
export function fetchEnglishDictionary(budget?: TimeBudget): Promise<RawDictionaryEntry[]> {
  return fetchEntries(PATHS.englishDictionary, budget);
}

/** Call 4: one page of articles, in preview including drafts. */
export function fetchArticles(
  query: ContentQuery,
  preview: boolean,
  budget?: TimeBudget,
): Promise<RawPage<RawArticle>> {
  const call = jsonCall(contentPath(preview), contentBody(query));
  return callOws({ ...call, budget }, decodeArticlePage);
}

/** Call 5: all articles with exactly this title. */
export function fetchArticlesByTitle(variant: Variant, title: string): Promise<RawArticle[]> {
  const body = { title, terType: terminalType(variant) };
  return callOws(jsonCall(PATHS.articlesByTitle, body), decodeArticleList);
}

/** Exchanges the `info` of a complaint link for the back office's own; throws if the answer has none. */
export async function saveUserInfo(info: string): Promise<string> {
  const { data } = await postOws(PATHS.saveVisitor, { info }, 'personal');
  const saved = isRecord(data) ? toText(data.info) : '';
  if (!saved) throw new Error('saveUserInfo answered no info');
  return saved;
}

/** Call 7: both quotes, for the mapper that browsers also use. */
export function fetchQuotes(): Promise<OwsBody> {
  return callOws({ method: 'POST', path: PATHS.quotes, headers: QUOTE_HEADERS, body: QUOTE_BODY });
}
