import type { Article } from './articles';
import type { LinkEntry } from './dictionaries';
import type { SafeHtml } from './safe-html';

/** Telephone numbers from the settings file; `former` may be empty. */
export interface Phones {
  hotline: string;
  tollFree: string;
  former: string;
}

/** Data of the smart assistant's dialog. `frame` is the URL of its iframe; if empty, the dialog shows the numbers. */
export interface Assistant {
  frame: string;
  phones: Phones;
}

export interface HotlinePage {
  title: string;
  intro: string;
  articles: Article[];
  /** Article on the self-service menu and phone orders; null if there is none or it cannot be loaded. */
  ivr: Article | null;
  /** First table of `ivr`, which lists the keys of the menu; null without one. */
  keys: SafeHtml | null;
  /** Hours and languages of the hotline; empty if the settings file does not state them. */
  hours: string;
  languages: string;
  assistant: Assistant;
  mailbox: ContactPoint | null;
}

/** A way to reach the group: an address or a number. */
export interface ContactPoint {
  name: string;
  value: string;
  /** Validated URL; empty for plain text. */
  url: string;
}

/** An account of the group in a social network. */
export interface OfficialAccount {
  name: string;
  id: string;
  purpose: string;
}

/** Purposes of the contact points that the site shows. */
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
