import 'server-only';
import type { ContactPerson, InvestorContacts } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { getDictionaries, getTranslate } from '../dictionaries/dictionaries';

/** IR-01: the office is the dictionary investor_contact; people are investor_people (role in value, phone in text). */
export async function getContacts(locale: Locale): Promise<InvestorContacts> {
  const [dictionaries, translate] = await Promise.all([getDictionaries(), getTranslate(locale)]);
  const entries = (type: string) => dictionaries.get(type) ?? [];
  const people = entries('investor_people').map(({ label, value, text, url }, at): ContactPerson => {
    const email = url.startsWith('mailto:') ? url.slice('mailto:'.length) : '';
    return { id: String(at + 1), name: translate(label), role: translate(value), phone: text, email };
  });
  const office = entries('investor_contact').map(({ label, value, url }) => ({
    label: translate(label),
    value: translate(value),
    url,
  }));
  return { office, people };
}
