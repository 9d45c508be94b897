import type { Article } from './articles';
import type { Locale } from './variant';

export interface YearlyDisclosure {
  /** Empty if the back office states none. */
  year: string;
  label: string;
  href: string;
}

/** A public register that lists the company. */
export interface Register {
  name: string;
  /** Number of the company in the register. */
  number: string;
  /** URL for looking the company up; empty without one. */
  href: string;
}

/** UK-01: the page of the UK subsidiary. */
export interface UkSubsidiary {
  /** Names of the company by language, that of the page first. */
  names: { locale: Locale; text: string }[];
  slogan: string;
  description: string;
  image: string;
  articles: Article[];
  /** Newest first. */
  disclosures: YearlyDisclosure[];
  registers: Register[];
}
