import type { Article, Page } from './articles';
import type { LinkEntry } from './dictionaries';
import type { DisclosedTexts, SideTab } from './disclosure';

/** Whether a mandate is in force; shown in words beside its dates. */
export type Validity = 'valid' | 'unlimited' | 'ended' | 'future' | 'unknown';

export interface Practitioner {
  branch: string;
  name: string;
  /** By the number that is given: to sell funds, else to work in the trade. */
  certificate: 'sale' | 'trade' | 'none';
  number: string;
  /** Of all certificates; `number` is the first. */
  numbers: readonly string[];
}

export interface MarketingPerson {
  name: string;
  /** Checked address, or empty. */
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

/** Persons who acquire customers, or witnesses of account openings. */
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
  /** This visitor has looked up too much; seconds until he may go on. */
  | { kind: 'tooMany'; seconds: number };

/** PB-01: one of six tabs. */
export interface PeoplePage {
  title: string;
  intro: string;
  siteName: string;
  tabs: SideTab[];
  tab: string;
  label: string;
  filter: PeopleFilter;
  content: PeopleContent;
  /** Links of disclosure, on the marketing tab alone. */
  links: LinkEntry[];
}
