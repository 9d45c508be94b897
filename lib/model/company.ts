import type { Article } from './articles';

/** A part of the company overview; what it has of texts, names and a page of its own. */
export interface IntroSection {
  id: 'culture' | 'history' | 'structure' | 'management' | 'branch' | 'subsidiaries';
  title: string;
  articles: Article[];
  /** Names of the persons or units that it lists. */
  names: string[];
  /** A line about it; empty where its articles say enough. */
  text: string;
  /** Site path of its own page; null without one. */
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
  /** What the back office writes about it. */
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
