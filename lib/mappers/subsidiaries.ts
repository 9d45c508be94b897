import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { Register, YearlyDisclosure } from '@/lib/model/subsidiaries';

/** A text that is a year of this century, or empty. */
const yearOf = (text: string): string => (/^20\d\d$/.test(text) ? text : '');

/** uk_disclosures: value is the year. */
export const mapDisclosure = ({ label, value, url }: DictionaryEntry): YearlyDisclosure => ({
  label,
  year: yearOf(value),
  href: url,
});

/** uk_company: value is the number under which the register knows the company. */
export const mapRegister = ({ label, value, url }: DictionaryEntry): Register => ({
  name: label,
  number: value,
  href: url,
});
