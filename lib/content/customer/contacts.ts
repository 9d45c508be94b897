import 'server-only';
import { mapContactPoint } from '@/lib/mappers/contacts';
import type { Assistant, ContactName, ContactPage, Phones } from '@/lib/model/customer';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import { CONTACT_LABELS } from '../articles/names';
import { getTranslate } from '../dictionaries/dictionaries';
import { listEntries } from '../dictionaries/entries';

/** The telephone numbers of the settings file. */
export function getPhones(): Phones {
  const { hotline, tollFree, formerHotline } = env().settings;
  return { hotline, tollFree, former: formerHotline };
}

/** The address of the assistant's iframe, or empty, and the phone numbers beside it. */
export const getAssistant = (): Assistant => ({ frame: env().smartServiceUrl, phones: getPhones() });

/** Addresses and numbers beside the hotline, by purpose; absent where the back office has none. */
export async function getContactPoints(locale: Locale): Promise<ContactPage['points']> {
  const [entries, translate] = await Promise.all([
    listEntries(locale, 'contact_points'),
    getTranslate(locale),
  ]);
  const points = entries.map(mapContactPoint);
  const named = Object.entries(CONTACT_LABELS).flatMap(([key, label]) => {
    const point = points.find(({ name }) => name === translate(label));
    return point ? [[key as ContactName, point] as const] : [];
  });
  return Object.fromEntries(named);
}
