import { phoneNumbers } from '@/lib/rules/contacts/phone-numbers';
import { foldLine } from './fold-line';

export interface Card {
  /** Name of a person or an office. */
  name: string;
  organisation: string;
  role?: string;
  /** With a field for each number that it holds. */
  phone?: string;
  fax?: string;
  email?: string;
  address?: string;
  postcode?: string;
}

const escapeText = (text: string): string => text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');

/** RFC 2426, version 3.0, which all address books can read. */
export function toVcard(card: Card): string {
  const { name, organisation, role, phone, fax, email, address, postcode } = card;
  const field = (key: string, text: string | undefined) => (text ? [`${key}:${escapeText(text)}`] : []);
  const place = address ? [`ADR;TYPE=WORK:;;${escapeText(address)};;;${escapeText(postcode ?? '')};`] : [];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(name)};;;;`,
    `FN:${escapeText(name)}`,
    ...field('ORG', organisation),
    ...field('TITLE', role),
    ...phoneNumbers(phone ?? '').flatMap((number) => field('TEL;TYPE=WORK,VOICE', number)),
    ...field('TEL;TYPE=WORK,FAX', fax),
    ...field('EMAIL;TYPE=INTERNET', email),
    ...place,
    'END:VCARD',
  ];
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
