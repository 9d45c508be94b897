import type { ContactPoint, OfficialAccount } from '@/lib/model/customer';
import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { ContactLine, ContactPerson } from '@/lib/model/investors';
import { phoneHrefAbroad } from '@/lib/rules/contacts/phone-numbers';
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

const MAIL_ADDRESS = /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i;
const TELEPHONE = /电话|热线|phone|hotline|^tel/i;

/** Where a line without an address leads, by its label and form: to a mail program, to a telephone, or nowhere. */
function inferredUrl(label: string, value: string): string {
  if (MAIL_ADDRESS.test(value)) return MAIL + value;
  return TELEPHONE.test(label) ? phoneHrefAbroad(value) : '';
}

/** investor_contact */
export const mapContactLine = (
  { label, value, url }: DictionaryEntry,
  translate: Translate,
): ContactLine => ({
  label: translate(label),
  value: translate(value),
  url: url || inferredUrl(label, value.trim()),
});

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
