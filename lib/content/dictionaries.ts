import 'server-only';
import { LIFETIMES } from '../cache';
import type { Translate } from '../mappers/article';
import { mapDictionaries, mapEnglish } from '../mappers/dictionary';
import type { Dictionaries, EnglishDictionary } from '../model/dictionary';
import type { Locale } from '../model/variant';
import { fetchDictionary, fetchEnglishDictionary } from '../ows/calls';
import { BUILT_IN_DICTIONARY, BUILT_IN_ENGLISH } from './built-in';
import { orBuiltIn } from './secondary';
import { reloadCopy, sharedCopy } from './shared-copy';

const lifetimeMs = LIFETIMES.shared * 1000;
const DICTIONARY = { name: 'dictionary', lifetimeMs, load: fetchDictionary };
const ENGLISH = { name: 'english dictionary', lifetimeMs, load: fetchEnglishDictionary };

const known = new WeakMap<object, unknown>();

/** Rows that stay the same between refreshes are mapped once. */
function mappedOnce<T extends object, R>(rows: T, map: (rows: T) => R): R {
  if (!known.has(rows)) known.set(rows, map(rows));
  return known.get(rows) as R;
}

export async function getDictionaries(): Promise<Dictionaries> {
  const rows = await sharedCopy(DICTIONARY);
  return mappedOnce(rows, mapDictionaries);
}

/** After a publication; rejects when one of the two does not come. */
export async function reloadDictionaries(): Promise<void> {
  await Promise.all([reloadCopy(DICTIONARY), reloadCopy(ENGLISH)]);
}

const translator =
  (english: EnglishDictionary): Translate =>
  (text) =>
    english.get(text.trim()) ?? text;

/**
 * Exact-match translation of Chinese labels for English pages; on Chinese pages text stays as it is. Labels must not
 * cost a page: without a dictionary the few built-in words serve (DT-02).
 */
export async function getTranslate(locale: Locale): Promise<Translate> {
  if (locale === 'zh') return (text) => text;
  const load = sharedCopy(ENGLISH);
  const english = load.then((rows) => mappedOnce(rows, mapEnglish));
  return translator(await orBuiltIn('english dictionary', english, () => mapEnglish(BUILT_IN_ENGLISH)));
}

export const builtInDictionaries = (): Dictionaries => mapDictionaries(BUILT_IN_DICTIONARY);
