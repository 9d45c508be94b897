import 'server-only';
import { LIFETIMES, TAGS } from '@/lib/base/cache';
import type { Translate } from '@/lib/mappers/articles';
import { BUILT_IN_DICTIONARY, BUILT_IN_ENGLISH } from '@/lib/mappers/built-in';
import { mapDictionaries, mapEnglish } from '@/lib/mappers/dictionaries';
import type { Dictionaries } from '@/lib/model/dictionaries';
import type { Locale } from '@/lib/model/variant';
import { fetchDictionary, fetchEnglishDictionary } from '@/lib/ows/contract/calls';
import type { RawDictionaryEntry } from '@/lib/ows/contract/raw';
import { orBuiltIn } from '../secondary';
import { mappedOnce } from '../snapshots/mapped-once';
import { sharedSnapshot } from '../snapshots/shared-snapshot';

const lifetimeMs = LIFETIMES.shared * 1000;
const tag = TAGS.dictionaries;
const shared = { tag, lifetimeMs, isSecondary: true };
const DICTIONARY = { ...shared, name: 'dictionary', load: fetchDictionary };
const ENGLISH = { ...shared, name: 'english dictionary', load: fetchEnglishDictionary };

/** All dictionaries, untranslated. Throws when none has ever been loaded. */
export async function getDictionaries(): Promise<Dictionaries> {
  const rows = await sharedSnapshot(DICTIONARY);
  return mappedOnce([rows], 'dictionaries', () => mapDictionaries(rows));
}

const asItIs: Translate = (text) => text;

function translator(rows: readonly RawDictionaryEntry[]): Translate {
  return mappedOnce([rows], 'translator', () => {
    const english = mapEnglish(rows);
    return (text) => english.get(text.trim()) ?? text;
  });
}

/**
 * Exact-match translation of Chinese labels for English pages; on Chinese pages text stays as it is. A missing
 * dictionary must not fail a page: the few built-in words replace it (DT-02).
 */
export async function getTranslate(locale: Locale): Promise<Translate> {
  if (locale === 'zh') return asItIs;
  return translator(await orBuiltIn('english dictionary', sharedSnapshot(ENGLISH), () => BUILT_IN_ENGLISH));
}

/** Starts loading the dictionaries of a language, in parallel with the menu. */
export function warmDictionaries(locale: Locale): void {
  const loads = [sharedSnapshot(DICTIONARY), ...(locale === 'en' ? [sharedSnapshot(ENGLISH)] : [])];
  for (const load of loads) load.catch(() => undefined);
}

/** The few built-in dictionaries, for a site that has never loaded any. */
export const builtInDictionaries = (): Dictionaries =>
  mappedOnce([BUILT_IN_DICTIONARY], 'dictionaries', () => mapDictionaries(BUILT_IN_DICTIONARY));
