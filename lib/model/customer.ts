import type { Article } from './article';
import type { DictionaryEntry } from './dictionary';

/** The numbers people call, as the settings file has them; `former` may be empty. */
export interface Phones {
  hotline: string;
  tollFree: string;
  former: string;
}

/** What the smart assistant's dialog needs; without a frame it offers the numbers. */
export interface Assistant {
  frame: string;
  phones: Phones;
}

export interface HotlinePage {
  title: string;
  intro: string;
  articles: Article[];
  /** Self-service menu and phone orders; null while it is not published. */
  ivr: Article | null;
  assistant: Assistant;
  mailbox: DictionaryEntry | null;
}

/** Names of the entries of `contact_points`. */
export type ContactName =
  | 'business'
  | 'aShares'
  | 'hShares'
  | 'mailbox'
  | 'inspectionAddress'
  | 'inspectionPhone';

export interface ContactPage {
  title: string;
  intro: string;
  points: Partial<Record<ContactName, DictionaryEntry>>;
  assistant: Assistant;
}

export interface SloganPage {
  title: string;
  intro: string;
  articles: Article[];
  mediation: readonly DictionaryEntry[];
  phones: Phones;
}

export interface ServicePage {
  title: string;
  intro: string;
  assistant: Assistant;
  banner: DictionaryEntry | null;
  top: readonly DictionaryEntry[];
  institutional: readonly DictionaryEntry[];
  custody: readonly DictionaryEntry[];
  evaluation: readonly DictionaryEntry[];
  formerA: readonly DictionaryEntry[];
  formerB: readonly DictionaryEntry[];
}
