import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { Translate } from '@/lib/mappers/articles';
import { BUILT_IN_DICTIONARY, BUILT_IN_ENGLISH } from '@/lib/mappers/built-in';
import { mapDictionaries, mapEnglish } from '@/lib/mappers/dictionaries';
import type { Dictionaries, EnglishDictionary } from '@/lib/model/dictionaries';
import type { Locale } from '@/lib/model/variant';
import { fetchDictionary, fetchEnglishDictionary } from '@/lib/ows/contract/calls';
import { processState } from '@/lib/runtime/process-state';
import { orBuiltIn } from '../secondary';
import { sharedCopy } from '../snapshots/shared-copy';

declare module '@/lib/runtime/process-state' {
  interface ProcessState {
    /** Mapped dictionaries by the rows they were mapped from. */
    mappedDictionaries: WeakMap<object, unknown>;
  }
}

const lifetimeMs = LIFETIMES.shared * 1000;
const tag = TAGS.dictionaries;
const shared = { tag, lifetimeMs, isSecondary: true };
const DICTIONARY = { ...shared, name: 'dictionary', load: fetchDictionary };
const ENGLISH = { ...shared, name: 'english dictionary', load: fetchEnglishDictionary };

const known = processState('mappedDictionaries', () => new WeakMap());

/** Rows that stay the same between refreshes are mapped once. */
function mappedOnce<T extends object, R>(rows: T, map: (rows: T) => R): R {
  if (!known.has(rows)) known.set(rows, map(rows));
  return known.get(rows) as R;
}

/** All dictionaries, untranslated. Throws when none has ever been loaded. */
export async function getDictionaries(): Promise<Dictionaries> {
  const rows = await sharedCopy(DICTIONARY);
  return mappedOnce(rows, mapDictionaries);
}

const translator =
  (english: EnglishDictionary): Translate =>
  (text) =>
    english.get(text.trim()) ?? text;

/**
 * Exact-match translation of Chinese labels for English pages; on Chinese pages text stays as it is. A missing
 * dictionary must not fail a page: the few built-in words replace it (DT-02).
 */
export async function getTranslate(locale: Locale): Promise<Translate> {
  if (locale === 'zh') return (text) => text;
  const load = sharedCopy(ENGLISH);
  const english = load.then((rows) => mappedOnce(rows, mapEnglish));
  return translator(await orBuiltIn('english dictionary', english, () => mapEnglish(BUILT_IN_ENGLISH)));
}

/** Starts loading the dictionaries of a language, in parallel with the menu. */
export function warmDictionaries(locale: Locale): void {
  const loads = [sharedCopy(DICTIONARY), ...(locale === 'en' ? [sharedCopy(ENGLISH)] : [])];
  for (const load of loads) load.catch(() => undefined);
}

export const builtInDictionaries = (): Dictionaries => mapDictionaries(BUILT_IN_DICTIONARY);
