import type { Article } from './articles';

/** A section of the company overview. Fields that do not apply are empty or null. */
export interface IntroSection {
  id: 'culture' | 'history' | 'structure' | 'management' | 'branch' | 'subsidiaries';
  title: string;
  articles: Article[];
  /** Names of the persons, units or companies in the section. */
  names: string[];
  /** Short description; empty for a section that shows its articles. */
  text: string;
  /** Site path of the page of the section; null for a section that shows its articles. */
  path: string | null;
}

export interface Intro {
  title: string;
  intro: string;
  overview: Article | null;
  sections: IntroSection[];
}

export interface OrgUnit {
  id: string;
  name: string;
  children: OrgUnit[];
}

export interface Structure {
  title: string;
  intro: string;
  /** Texts of the back office on the organisation. */
  articles: Article[];
  units: OrgUnit[];
}

export interface Manager {
  id: string;
  name: string;
  role: string;
  article: Article;
}

export interface Management {
  title: string;
  intro: string;
  groups: { title: string; managers: Manager[] }[];
}

export interface Subsidiary {
  id: string;
  name: string;
  business: string;
  place: string;
  address: string;
  phone: string;
  regulator: string;
}

export interface Subsidiaries {
  title: string;
  intro: string;
  companies: Subsidiary[];
}
