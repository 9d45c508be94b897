import type { ArticleSummary } from './article';
import type { Detail } from './detail';

/** The designs a list of cards can have; which one a business line uses is the back office's to say. */
export const CARD_TEMPLATES = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type CardTemplate = (typeof CARD_TEMPLATES)[number];

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
}

export interface BusinessLine extends CardList {
  title: string;
  intro: string;
  /** The service in full; null when the back office has cards alone. */
  detail: Detail | null;
  others: LineLink[];
}
