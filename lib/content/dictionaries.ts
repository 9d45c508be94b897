import 'server-only';
import { LIFETIMES } from '../cache';
import type { Translate } from '../mappers/article';
import { mapDictionaries, mapEnglish } from '../mappers/dictionary';
import type { Dictionaries } from '../model/dictionary';
import type { Locale } from '../model/variant';
import { fetchDictionary, fetchEnglishDictionary } from '../ows/calls';
import { sharedCopy } from './shared-copy';

const lifetimeMs = LIFETIMES.shared * 1000;

export async function getDictionaries(): Promise<Dictionaries> {
  const load = async () => mapDictionaries(await fetchDictionary());
  return sharedCopy({ name: 'dictionary', lifetimeMs, load });
}

/** Exact-match translation of Chinese labels for English pages; on Chinese pages text stays as it is. */
export async function getTranslate(locale: Locale): Promise<Translate> {
  if (locale === 'zh') return (text) => text;
  const load = async () => mapEnglish(await fetchEnglishDictionary());
  const english = await sharedCopy({ name: 'english dictionary', lifetimeMs, load });
  return (text) => english.get(text.trim()) ?? text;
}
