import type { Article } from './articles';
import type { Locale } from './variant';

export interface YearlyDisclosure {
  /** Empty when the back office names none. */
  year: string;
  label: string;
  href: string;
}

/** A public register that lists the company. */
export interface Register {
  name: string;
  /** Under which the register knows the company. */
  number: string;
  /** Where to look it up; empty without one. */
  href: string;
}

/** UK-01 */
export interface UkSubsidiary {
  /** The company's name in both languages, that of the page first. */
  names: { locale: Locale; text: string }[];
  slogan: string;
  description: string;
  image: string;
  articles: Article[];
  /** Newest first. */
  disclosures: YearlyDisclosure[];
  registers: Register[];
}
