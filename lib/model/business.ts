import type { CardTemplate } from './article-facts';
import type { ArticleSummary } from './articles';
import type { Detail } from './detail';

export interface CardList {
  template: CardTemplate;
  cards: ArticleSummary[];
}

export interface BusinessSection extends CardList {
  id: string;
  /** Name of the business line, as in the menu. */
  name: string;
  title: string;
  text: string;
  image: string;
  path: string;
}

export interface WhatWeDo {
  title: string;
  intro: string;
  hero: ArticleSummary | null;
  sections: BusinessSection[];
}

export interface LineLink {
  name: string;
  path: string;
  query?: Readonly<Record<string, string>>;
}

export interface BusinessLine extends CardList {
  title: string;
  intro: string;
  /** Full text of the business line; null if the back office has only cards. */
  detail: Detail | null;
  others: LineLink[];
}
