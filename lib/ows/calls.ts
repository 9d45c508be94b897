import 'server-only';
import { DICTIONARY_PAGE_SIZE } from '../constants';
import { terminalType, type Variant } from '../model/variant';
import { isRecord, toText } from '../values';
import { getOws, postOws } from './client';
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

export async function fetchMenu(): Promise<RawMenuItem[]> {
  return decodeMenu(await getOws('/menu/list'));
}

export async function fetchDictionary(): Promise<RawDictionaryEntry[]> {
  return decodeDictionary(await getOws(`/dict/data/list?${DICTIONARY_QUERY}`));
}

export async function fetchEnglishDictionary(): Promise<RawDictionaryEntry[]> {
  return decodeDictionary(await getOws(`/endict/data/list?${DICTIONARY_QUERY}`));
}

export async function fetchArticles(wish: ContentWish, preview: boolean): Promise<RawPage<RawArticle>> {
  return decodeArticlePage(await postOws(contentPath(preview), contentQuery(wish)));
}

export async function fetchArticlesByTitle(variant: Variant, title: string): Promise<RawArticle[]> {
  return decodeArticleList(
    await postOws('/content/queryContentList', { title, terType: terminalType(variant) }),
  );
}

/** Exchanges the complaint info for the back office's own; throws when it answers none. */
export async function saveUserInfo(info: string): Promise<string> {
  const { data } = await postOws('/advice/saveUserInfo', { info });
  const saved = isRecord(data) ? toText(data.info) : '';
  if (!saved) throw new Error('saveUserInfo answered no info');
  return saved;
}
