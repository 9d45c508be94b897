import 'server-only';
import { DICTIONARY_PAGE_SIZE } from '../constants';
import { terminalType, type Variant } from '../model/variant';
import { QUOTE_BODY, QUOTE_HEADERS, QUOTE_PATH } from '../quotes/request';
import { isRecord, toText } from '../values';
import { callOws, jsonCall, type OwsBody, postOws } from './client';
import type { Patience } from './patience';
import { type ContentWish, contentPath, contentQuery } from './query';
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

const DICTIONARY_QUERY = `pageNum=1&pageSize=${DICTIONARY_PAGE_SIZE}`;

export function fetchMenu(patience?: Patience): Promise<RawMenuItem[]> {
  return callOws({ method: 'GET', path: '/menu/list', patience }, decodeMenu);
}

export function fetchDictionary(patience?: Patience): Promise<RawDictionaryEntry[]> {
  return callOws({ method: 'GET', path: `/dict/data/list?${DICTIONARY_QUERY}`, patience }, decodeDictionary);
}

export function fetchEnglishDictionary(patience?: Patience): Promise<RawDictionaryEntry[]> {
  return callOws(
    { method: 'GET', path: `/endict/data/list?${DICTIONARY_QUERY}`, patience },
    decodeDictionary,
  );
}

export function fetchArticles(wish: ContentWish, preview: boolean): Promise<RawPage<RawArticle>> {
  return callOws(jsonCall(contentPath(preview), contentQuery(wish)), decodeArticlePage);
}

export function fetchArticlesByTitle(variant: Variant, title: string): Promise<RawArticle[]> {
  const body = { title, terType: terminalType(variant) };
  return callOws(jsonCall('/content/queryContentList', body), decodeArticleList);
}

/** Exchanges the complaint info for the back office's own; throws when it answers none. */
export async function saveUserInfo(info: string): Promise<string> {
  const { data } = await postOws('/advice/saveUserInfo', { info }, 'personal');
  const saved = isRecord(data) ? toText(data.info) : '';
  if (!saved) throw new Error('saveUserInfo answered no info');
  return saved;
}

/** Call 7: both quotes, for the mapper that browsers use too. */
export function fetchQuotes(): Promise<OwsBody> {
  return callOws({ method: 'POST', path: QUOTE_PATH, headers: QUOTE_HEADERS, body: QUOTE_BODY });
}
