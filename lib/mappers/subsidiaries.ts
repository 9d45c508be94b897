import type { DictionaryEntry } from '@/lib/model/dictionaries';
import type { Register, YearlyDisclosure } from '@/lib/model/subsidiaries';

/** The text if it is a year of this century, else empty. */
const yearOf = (text: string): string => (/^20\d\d$/.test(text) ? text : '');

/** uk_disclosures: value is the year. */
export const mapDisclosure = ({ label, value, url }: DictionaryEntry): YearlyDisclosure => ({
  label,
  year: yearOf(value),
  href: url,
});

/** uk_company: value is the number of the company in the register. */
export const mapRegister = ({ label, value, url }: DictionaryEntry): Register => ({
  name: label,
  number: value,
  href: url,
});
