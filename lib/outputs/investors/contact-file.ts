import 'server-only';
import { getTranslations } from 'next-intl/server';
import { getContacts } from '@/lib/content/investors/contacts';
import type { ContactLine } from '@/lib/model/investors';
import type { Locale } from '@/lib/model/variant';
import { env } from '@/lib/runtime/env';
import type { TextFile } from '../file-cache';
import { type Card, toVcard } from '../formats/vcard';

/** Labels are texts of the back office; the kind of a value follows from its format. */
function officeOf(lines: readonly ContactLine[]): Partial<Card> {
  const find = (fits: (line: ContactLine) => boolean) => lines.find(fits)?.value;
  const plain = lines.filter(({ url }) => !url);
  const isPostcode = ({ value }: ContactLine) => /^\d{6}$/.test(value);
  const isNumber = ({ value }: ContactLine) => /^\+?[\d\s()-]{7,}$/.test(value);
  return {
    email: find(({ url }) => url.startsWith('mailto:')),
    phone: find(({ url }) => url.startsWith('tel:')),
    fax: plain.find((line) => isNumber(line) && !isPostcode(line))?.value,
    postcode: plain.find(isPostcode)?.value,
    address: plain.find((line) => !isNumber(line) && !isPostcode(line))?.value,
  };
}

/** contact-office.vcf, and contact-1.vcf onwards for persons. */
export async function contactFile(locale: Locale, name: string): Promise<TextFile | null> {
  const id = /^contact-(office|\d{1,3})\.vcf$/.exec(name)?.[1];
  if (!id) return null;
  const { office, people } = await getContacts(locale);
  const organisation = env().settings.legalName[locale];
  const t = await getTranslations({ locale, namespace: 'investors.contacts' });
  const shared = officeOf(office);
  const person = people.find((one) => one.id === id);
  if (id !== 'office' && !person) return null;
  const card = person
    ? { ...person, organisation, address: shared.address, postcode: shared.postcode }
    : { ...shared, name: `${t('office')} ${organisation}`, organisation };
  return { type: 'text/vcard; charset=utf-8', body: toVcard(card), save: true };
}
