import 'server-only';
import { LIFETIMES } from '../cache';
import type { Translate } from '../mappers/article';
import { mapDictionaries, mapEnglish } from '../mappers/dictionary';
import type { Dictionaries, EnglishDictionary } from '../model/dictionary';
import type { Locale } from '../model/variant';
import { fetchDictionary, fetchEnglishDictionary } from '../ows/calls';
import { BUILT_IN_DICTIONARY, BUILT_IN_ENGLISH } from './built-in';
import { secondary } from './secondary';
import { sharedCopy } from './shared-copy';

const lifetimeMs = LIFETIMES.shared * 1000;

const known = new WeakMap<object, unknown>();

/** Rows that stay the same between refreshes are mapped once. */
function mappedOnce<T extends object, R>(rows: T, map: (rows: T) => R): R {
  if (!known.has(rows)) known.set(rows, map(rows));
  return known.get(rows) as R;
}

export async function getDictionaries(): Promise<Dictionaries> {
  const rows = await sharedCopy({ name: 'dictionary', lifetimeMs, load: fetchDictionary });
  return mappedOnce(rows, mapDictionaries);
}

const translator =
  (english: EnglishDictionary): Translate =>
  (text) =>
    english.get(text.trim()) ?? text;

const builtInTranslate = (): Translate => translator(mapEnglish(BUILT_IN_ENGLISH));

/**
 * Exact-match translation of Chinese labels for English pages; on Chinese pages text stays as it is. Labels must not
 * cost a page: without a dictionary the few built-in words serve (DT-02).
 */
export async function getTranslate(locale: Locale): Promise<Translate> {
  if (locale === 'zh') return (text) => text;
  const load = sharedCopy({ name: 'english dictionary', lifetimeMs, load: fetchEnglishDictionary });
  const rows = await secondary('the English dictionary', load, null);
  return rows ? translator(mappedOnce(rows, mapEnglish)) : builtInTranslate();
}

export const builtInDictionaries = (): Dictionaries => mapDictionaries(BUILT_IN_DICTIONARY);
