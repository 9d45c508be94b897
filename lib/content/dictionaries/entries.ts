import 'server-only';
import type { DictionaryEntry, DictionaryType } from '@/lib/model/dictionaries';
import type { Locale } from '@/lib/model/variant';
import { localised } from '@/lib/site/localised';
import { orBuiltIn } from '../secondary';
import { builtInDictionaries, getDictionaries, getTranslate } from './dictionaries';

/** Entries of a dictionary for pages of a language: translated, with addresses of that language (DT-02, LG-04). */
export async function listEntries(locale: Locale, type: DictionaryType): Promise<DictionaryEntry[]> {
  const [dictionaries, translate] = await Promise.all([
    orBuiltIn('the dictionary', getDictionaries(), builtInDictionaries),
    getTranslate(locale),
  ]);
  return (dictionaries.get(type) ?? [])
    .filter(({ inEnglish }) => locale === 'zh' || inEnglish)
    .map((entry) => ({
      ...entry,
      label: translate(entry.label),
      value: translate(entry.value),
      text: translate(entry.text),
      url: localised(entry.url, locale),
    }));
}
