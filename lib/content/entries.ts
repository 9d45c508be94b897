import 'server-only';
import { isEnglish } from '../i18n/english-flag';
import { localised } from '../i18n/localised';
import type { DictionaryEntry, DictionaryType } from '../model/dictionary';
import type { Locale } from '../model/variant';
import { builtInDictionaries, getDictionaries, getTranslate } from './dictionaries';
import { orBuiltIn } from './secondary';

/** Entries of a dictionary for pages of a language: translated, with addresses of that language (DT-02, LG-04). */
export async function listEntries(locale: Locale, type: DictionaryType): Promise<DictionaryEntry[]> {
  const [dictionaries, translate] = await Promise.all([
    orBuiltIn('the dictionary', getDictionaries(), builtInDictionaries),
    getTranslate(locale),
  ]);
  return (dictionaries.get(type) ?? [])
    .filter(({ remark }) => locale === 'zh' || isEnglish(remark))
    .map((entry) => ({
      ...entry,
      label: translate(entry.label),
      value: translate(entry.value),
      text: translate(entry.text),
      url: localised(entry.url, locale),
    }));
}
