import type { Article, Page } from './articles';
import type { LinkEntry } from './dictionaries';
import type { DisclosedTexts, SideTab } from './disclosure';

/** Whether a mandate is in force, which pages state beside its dates. */
export type Validity = 'valid' | 'unlimited' | 'ended' | 'future' | 'unknown';

export interface Practitioner {
  branch: string;
  name: string;
  /** Certificate to which `number` belongs: the one for selling funds, else the general one. */
  certificate: 'sale' | 'trade' | 'none';
  number: string;
  /** Numbers of all certificates; `number` is the first. */
  numbers: readonly string[];
}

export interface MarketingPerson {
  name: string;
  /** Validated URL, or empty. */
  photo: string;
  branch: string;
  certificate: string;
  number: string;
  area: string;
  /** YYYY-MM-DD, or empty. */
  begin: string;
  end: string;
  validity: Validity;
}

/** Marketing persons, or witnesses of account openings. */
export type PersonKind = 'business' | 'witness';

export interface PeopleFilter {
  kind: PersonKind;
  province: string;
  keyword: string;
}

export type PeopleContent =
  | { kind: 'texts'; content: DisclosedTexts }
  | { kind: 'practitioners'; list: Page<Practitioner> }
  | { kind: 'marketing'; list: Page<MarketingPerson>; texts: Article[] }
  /** The visitor is over the rate limit; `seconds` is the time until the next allowed request. */
  | { kind: 'tooMany'; seconds: number };

/** PB-01: the page with one of its six tabs open. */
export interface PeoplePage {
  title: string;
  intro: string;
  siteName: string;
  tabs: SideTab[];
  tab: string;
  label: string;
  filter: PeopleFilter;
  content: PeopleContent;
  /** Disclosure links; empty except on the marketing tab. */
  links: LinkEntry[];
}
