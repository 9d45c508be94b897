import type { Article, ArticleSummary, Page } from './articles';
import type { LineLink } from './business';
import type { Figure } from './figure';
import type { Rating } from './ratings';

export interface Pillar {
  id: string;
  name: string;
  title: string;
  text: string;
  image: string;
  path: string;
  figures: Figure[];
}

export interface Sustainability {
  title: string;
  intro: string;
  hero: ArticleSummary | null;
  report: ArticleSummary | null;
  topNews: ArticleSummary | null;
  policy: ArticleSummary | null;
  ratings: Rating[];
  pillars: Pillar[];
}

/** The page of one topic of sustainability. */
export interface Topic {
  title: string;
  articles: Article[];
  figures: Figure[];
  others: LineLink[];
}

export interface EsgList {
  title: string;
  intro: string;
  featured: ArticleSummary | null;
  list: Page<ArticleSummary>;
}
