import 'server-only';
import { mapContactLine, mapContactPerson } from '@/lib/mappers/contacts';
import type { InvestorContacts } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { localised } from '@/lib/site/localised';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';

/** IR-01: the office and its people. */
export async function getContacts(locale: Locale): Promise<InvestorContacts> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  const [office, people] = [dictionaries.get('investor_contact'), dictionaries.get('investor_people')];
  return {
    office: (office ?? [])
      .filter(({ value }) => value.trim())
      .map((entry) => mapContactLine({ ...entry, url: localised(entry.url, locale) }, translate)),
    people: (people ?? []).map((entry, at) => mapContactPerson(entry, at, translate)),
  };
}
