import type { ContactPoint, OfficialAccount } from '@/lib/model/customer';
import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { ContactLine, ContactPerson } from '@/lib/model/investors';
import type { Translate } from './articles';

const MAIL = 'mailto:';

/** investor_people: value is the role, text the telephone number, url the mail address; `at` counts from 0. */
export function mapContactPerson(
  { label, value, text, url }: DictionaryEntry,
  at: number,
  translate: Translate,
): ContactPerson {
  const email = url.startsWith(MAIL) ? url.slice(MAIL.length) : '';
  return { id: String(at + 1), name: translate(label), role: translate(value), phone: text, email };
}

/** investor_contact */
export const mapContactLine = (
  { label, value, url }: DictionaryEntry,
  translate: Translate,
): ContactLine => ({ label: translate(label), value: translate(value), url });

/** contact_points */
export const mapContactPoint = ({ label, value, url }: DictionaryEntry): ContactPoint => ({
  name: label,
  value,
  url,
});

/** official_accounts: value is the account's id, text its purpose. */
export const mapOfficialAccount = ({ label, value, text }: DictionaryEntry): OfficialAccount => ({
  name: label,
  id: value,
  purpose: text,
});
