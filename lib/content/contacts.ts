import 'server-only';
import { env } from '../env';
import type { Assistant, ContactName, ContactPage, Phones } from '../model/customer';
import type { DictionaryEntry } from '../model/dictionary';
import type { Locale } from '../model/variant';
import { getTranslate } from './dictionaries';
import { listEntries } from './entries';
import { CONTACT_LABELS } from './names';

export function getPhones(): Phones {
  const { hotline, tollFree, formerHotline } = env().settings;
  return { hotline, tollFree, former: formerHotline };
}

export const getAssistant = (): Assistant => ({ frame: env().smartServiceUrl, phones: getPhones() });

/** Addresses and numbers beside the hotline, by what they are for; what the back office does not name is absent. */
export async function getContactPoints(locale: Locale): Promise<ContactPage['points']> {
  const [entries, translate] = await Promise.all([
    listEntries(locale, 'contact_points'),
    getTranslate(locale),
  ]);
  const named = (label: string): DictionaryEntry | undefined =>
    entries.find((entry) => entry.label === translate(label));
  const points = Object.entries(CONTACT_LABELS).flatMap(([name, label]) => {
    const entry = named(label);
    return entry ? [[name as ContactName, entry] as const] : [];
  });
  return Object.fromEntries(points);
}
