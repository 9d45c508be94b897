import type { Article } from './article';
import type { DictionaryEntry } from './dictionary';
import type { Locale } from './variant';

interface YearlyDisclosure {
  /** Empty when the back office names none. */
  year: string;
  label: string;
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
  /** Numbers by which registers know the company, with their address. */
  registers: DictionaryEntry[];
}
