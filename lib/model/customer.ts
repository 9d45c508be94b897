import type { Article } from './articles';
import type { LinkEntry } from './dictionaries';
import type { SafeHtml } from './safe-html';

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
  /** The keys of that menu: its first table. */
  keys: SafeHtml | null;
  /** When people answer and in which languages; empty where it is not stated. */
  hours: string;
  languages: string;
  assistant: Assistant;
  mailbox: ContactPoint | null;
}

/** A way to reach the group: an address or a number. */
export interface ContactPoint {
  name: string;
  value: string;
  /** Checked address, or empty for plain text. */
  url: string;
}

/** An account of the group in a social network. */
export interface OfficialAccount {
  name: string;
  id: string;
  purpose: string;
}

/** Which points of contact the site knows. */
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
  points: Partial<Record<ContactName, ContactPoint>>;
  assistant: Assistant;
}

export interface SloganPage {
  title: string;
  intro: string;
  articles: Article[];
  mediation: readonly LinkEntry[];
  phones: Phones;
}

export interface ServicePage {
  title: string;
  intro: string;
  assistant: Assistant;
  banner: LinkEntry | null;
  top: readonly LinkEntry[];
  institutional: readonly LinkEntry[];
  custody: readonly LinkEntry[];
  evaluation: readonly LinkEntry[];
  formerA: readonly LinkEntry[];
  formerB: readonly LinkEntry[];
}
